import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const hasPgbouncer = (): boolean => spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;

/** A pgbouncer in transaction mode before a database, on a free port; it lends few connections, each in turn. */
export async function startPgbouncer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-pgbouncer-'));
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
server_round_robin = 1
`,
  );
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  // It refuses to run as root.
  const child = spawn('pgbouncer', process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true });
  };
  while (!(await answers(own))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}.`);
    await sleep(50);
  }
  return { url: `postgres://${username}@127.0.0.1:${own}${pathname}`, stop };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, '127.0.0.1', () => settle(true));
    socket.once('error', () => settle(false)).once('connect', () => socket.destroy());
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
