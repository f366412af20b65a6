import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { StartError } from './config.ts';

const DRAIN_MS = 5_000;

/** Listens, and shuts down gracefully: on a signal, or when the process that started this one has ended. */
export async function runServer(server: Server, port: number, stopping: AbortController): Promise<void> {
  // A body that never ends must not hold a connection to the API for Node's default of minutes.
  server.requestTimeout = 30_000;
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
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Running requests are answered; those that take longer are cut off.
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, shutDown);
  // The process that started this one may have ended while it was starting.
  if ('connected' in process && !process.connected) shutDown();
}

/** Prints why the start failed, in one sentence, and exits. */
export function exitWithError(error: unknown): never {
  const plain =
    error instanceof StartError
      ? error.message
      : `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`${plain}\n`);
  process.exit(1);
}
