import { connect, createServer } from 'node:net';

import { UserError } from './errors.mjs';

/** Throws a UserError if a port is in use. */
export async function requireFreePort(port, variable) {
  // Another program may listen on one of the addresses only.
  for (const host of [undefined, '127.0.0.1']) {
    const problem = await listeningProblem(port, host);
    if (problem === 'EADDRINUSE')
      throw new UserError(`Port ${port} is in use. Stop what uses it, or set ${variable} to another.`);
    if (problem === 'EACCES')
      throw new UserError(`Port ${port} may not be opened by this user. Set ${variable} to one above 1023.`);
  }
}

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Throws a UserError if no PostgreSQL answers at DATABASE_URL; the password is never shown. */
export async function requireDatabase(databaseUrl) {
  if (!databaseUrl) return;
  const { hostname, port } = new URL(databaseUrl);
  if (!hostname || hostname.startsWith('%2F')) return;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!(await answers(host, Number(port || 5432)))) {
    throw new UserError(
      `No database answers at ${hostname}:${port || 5432}. Start it, correct DATABASE_URL, or unset DATABASE_URL to use the embedded one.`,
    );
  }
}

function listeningProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer().once('error', (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const end = (isAnswering) => {
      socket.destroy();
      resolve(isAnswering);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}
