import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';

const SERVER = resolve(import.meta.dirname, '../server.ts');

export type Ended = { code: number | null; signal: NodeJS.Signals | null; errors: string };

/** Starts the server as a process of its own, with the channel its runner would open; `ready` resolves when it listens or ends. */
export function startProcess(env: Record<string, string>): {
  child: ChildProcess;
  ended: Promise<Ended>;
  ready: Promise<string>;
} {
  const child = fork(SERVER, {
    env: { PATH: process.env['PATH'] ?? '', API_PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const said = new Promise<void>((settle) => child.stderr?.once('end', () => settle()));
  // Not 'close': it is not emitted after a disconnect.
  const left = new Promise<Pick<Ended, 'code' | 'signal'>>((settle) =>
    child.once('exit', (code, signal) => settle({ code, signal })),
  );
  const ended = Promise.all([left, said]).then(([how]): Ended => ({ ...how, errors }));
  const listening = new Promise<string>((settle) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const port = /listening on port (\d+)/.exec(chunk.toString())?.[1];
      if (port) settle(`http://127.0.0.1:${port}/api`);
    });
  });
  const failed = ended.then(({ code, errors: sentence }) => {
    throw new Error(`The server ended with ${code}: ${sentence}`);
  });
  failed.catch(() => undefined);
  return { child, ended, ready: Promise.race([listening, failed]) };
}
