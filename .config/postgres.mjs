import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { UserError } from './errors.mjs';
import { freePort } from './ports.mjs';

const OLDEST = 15;
export const POSTGRES_COMMAND =
  process.platform === 'darwin' ? 'brew install postgresql@17' : 'apt-get install -y postgresql';

/**
 * A PostgreSQL for one test run: a cluster of its own in a temporary folder, on a free port of 127.0.0.1, created with
 * the installed programs as an unprivileged user. Undefined when no PostgreSQL 15 or newer is installed. `fill` fills
 * the data folder in place of initdb, by running programs with `run(name, ...args)`.
 */
export async function startPostgres({ settings: more = [], fill = initdb } = {}) {
  const programs = findPostgres();
  if (!programs) return undefined;
  const user = process.getuid?.() === 0 ? unprivileged() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-postgres-'));
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  // The server refuses to run as root.
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C', HOME: folder, TZ: 'UTC' };
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const data = join(folder, 'data');
  const run = (program, ...args) => {
    const { status, stderr, error } = spawnSync(join(programs, program), args, {
      cwd: folder,
      env: environment,
      ...as,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new UserError(`${stderr ?? error}\nA temporary PostgreSQL could not be created (see above).`);
  };
  try {
    await fill({ data, run });
  } catch (error) {
    remove();
    throw error;
  }
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...more,
  ];
  const command = [
    join(programs, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const guard = spawn('sh', ['-c', GUARD, folder, ...command], {
    cwd: folder,
    env: environment,
    ...as,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let log = '';
  guard.stderr.setEncoding('utf8').on('data', (text) => (log = (log + text).slice(-4_000)));
  const ended = new Promise((resolve) => guard.once('close', resolve).once('error', resolve));
  const stop = async () => {
    guard.stdin.end();
    await ended;
  };

  const until = Date.now() + 30_000;
  while (
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' }).status !== 0
  ) {
    if (guard.exitCode !== null || Date.now() > until) {
      await stop();
      throw new UserError(`${log}\nThe temporary PostgreSQL did not start (see above).`);
    }
    await sleep(100);
  }
  return { url: `postgres://prospectus@127.0.0.1:${port}/postgres`, folder, stop };
}

const initdb = ({ data, run }) =>
  run('initdb', '-D', data, '-U', 'prospectus', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');

// Ends the server and removes its folder when our end of stdin closes. SIGINT is PostgreSQL's "fast" shutdown.
const GUARD = '"$@" & server=$!; read -r _; kill -INT "$server"; wait "$server"; rm -rf "$0"';

/** The folder of the newest installed PostgreSQL's programs, if it is new enough. */
export function findPostgres() {
  const versioned = (base, bin) => (existsSync(base) ? readdirSync(base).map((name) => join(base, name, bin)) : []);
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versioned('/usr/lib/postgresql', 'bin'),
    ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap((base) =>
      versioned(base, 'bin').filter((path) => path.includes('postgresql')),
    ),
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
    '/usr/local/pgsql/bin',
  ];
  const versions = folders
    .filter((folder) => ['initdb', 'postgres', 'pg_isready'].every((program) => existsSync(join(folder, program))))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version);
  return versions[0]?.folder;
}

function versionOf(folder) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

function unprivileged() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The user does not exist.
    }
  }
  throw new UserError(
    'PostgreSQL does not run as root, and neither a user "postgres" nor "nobody" exists. Run the tests as an ordinary user.',
  );
}
