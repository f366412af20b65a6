import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { StartError } from './config.ts';

const DRAIN_MS = 5_000;

/** Listens, and leaves in order: on a signal, or when the process that started this one is gone. */
export async function runServer(server: Server, port: number, stopping: AbortController): Promise<void> {
  // A body that does not end must not hold a connection to the API for the minutes Node would wait.
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

  let leaving = false;
  const leave = () => {
    if (leaving) return;
    leaving = true;
    stopping.abort();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Requests under way are answered; what is not done by then is cut.
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  };
  for (const sign of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(sign, leave);
}

/** A start that failed says one plain sentence. */
export function exitWithError(error: unknown): never {
  const plain =
    error instanceof StartError
      ? error.message
      : `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`${plain}\n`);
  process.exit(1);
}
