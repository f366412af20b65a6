import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';

import { type Config, StartError } from './config.ts';

/** Listens, and shuts down gracefully: on a signal, or when the process that started this one has ended. */
export async function runServer(
  server: Server,
  { port, trustProxy }: Pick<Config, 'port' | 'trustProxy'>,
  stopping: AbortController,
): Promise<void> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // A body that never ends must not hold a connection to the API for Node's default of minutes.
  server.requestTimeout = 30_000;
  server.timeout = SILENT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is in use. Stop what uses it, or set PORT to another.`)
          : error,
      );
    });
    server.listen(port, resolve);
  });
  process.stdout.write(`site listening on port ${(server.address() as AddressInfo).port}\n`);

  let shuttingDown = false;
  const shutDown = () => {
    if (shuttingDown) return;
    shuttingDown = true;
    stopping.abort();
    const { idleMs, longestMs } = trustProxy > 0 ? BEHIND_PROXY : WITHOUT_PROXY;
    server.prependListener('request', (_req, res) => (res.shouldKeepAlive = false));
    // An HTTP server's own `close` also closes idle connections.
    NetServer.prototype.close.call(server, () => process.exit(0));
    setInterval(() => server.closeIdleConnections(), idleMs).unref();
    setTimeout(() => server.closeAllConnections(), longestMs).unref();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, shutDown);
  // The process that started this one may have ended while it was starting.
  if ('connected' in process && !process.connected) shutDown();
}

// A client that neither sends nor reads; an event stream sends something every 15 seconds.
const SILENT_MS = 90_000;
// Longer than the idle timeout of any proxy in front, which could otherwise reuse a connection that is closing.
const KEEP_ALIVE_MS = 65_000;
const WITHOUT_PROXY = { idleMs: 50, longestMs: 5_000 };
// A proxy can be sending a request on a connection that is idle here. The one of docs/operations closes such a connection
// after two seconds.
const BEHIND_PROXY = { idleMs: 3_000, longestMs: 25_000 };

/** Prints why the start failed, in one sentence, and exits. */
export function exitWithError(error: unknown): never {
  const plain =
    error instanceof StartError
      ? error.message
      : `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`${plain}\n`);
  process.exit(1);
}
