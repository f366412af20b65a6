import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startPostgres } from '../../.config/postgres.mjs';
import { freePort } from './product.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const OPERATIONS = join(REPOSITORY, 'docs/operations');
const START_TIMEOUT_MS = 300_000;

/** A process of the product, started by the command of its systemd unit. */
type Process = {
  part: 'api' | 'site';
  port: number;
  /** `systemctl restart`: returns when the process is ready again. */
  restart: () => Promise<void>;
  kill: () => void;
  start: () => Promise<void>;
};

/** The product as docs/operations sets it up, in a temporary folder: PostgreSQL, two processes of each part, nginx. */
export type Deployment = {
  port: number;
  plainPort: number;
  certificate: string;
  processes: Process[];
  admin: { email: string; password: string };
  /** The lines of nginx's log. */
  log: () => Promise<{ path: string; status: number; cache: string; process: string; processStatus: string }[]>;
  logText: () => Promise<string>;
  /** The problems that nginx has with the addresses of compose.yaml. */
  checkContainers: () => string;
  stop: () => Promise<void>;
};

export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

export async function startDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-deployment-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('PostgreSQL 15 or newer is not installed.');
    ends.push(postgres.stop);
    // Pictures that were encoded before; without them the first start takes a minute.
    await cp(join(REPOSITORY, 'api-mock/dist'), join(folder, 'data'), { recursive: true });
    const ports = await freePorts(7);
    const [port, plainPort, apiBalancer] = ports as [number, number, number];
    const admin = { email: 'admin@university.example', password: randomBytes(16).toString('hex') };
    const variables = {
      PUBLIC_URL: `https://localhost:${port}`,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      API_URL: `http://127.0.0.1:${apiBalancer}`,
      APP_SECRET: randomBytes(48).toString('base64url'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ADMIN_SECOND_FACTOR: 'optional',
    };
    const [api1, api2, site1, site2] = ports.slice(3) as [number, number, number, number];
    const processes = await Promise.all([
      unitProcess('api', api1, variables),
      unitProcess('api', api2, variables),
      unitProcess('site', site1, variables),
      unitProcess('site', site2, variables),
    ]);
    ends.push(() => Promise.all(processes.map(({ end }) => end())));
    const nginx = await startNginx(folder, {
      443: port,
      80: plainPort,
      8090: apiBalancer,
      8091: api1,
      8092: api2,
      8081: site1,
      8082: site2,
    });
    ends.push(nginx.stop);
    // Both processes of the API find an empty database.
    await Promise.all(processes.map(({ start }) => start()));
    const logText = () => readFile(join(folder, 'log/prospectus.log'), 'utf8');
    return {
      port,
      plainPort,
      certificate: await readFile(join(folder, 'fullchain.pem'), 'utf8'),
      processes,
      admin,
      logText,
      checkContainers: nginx.checkContainers,
      log: async () =>
        (await logText())
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Awaited<ReturnType<Deployment['log']>>[number]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The variables of a unit's files, as an operator copies and fills them. */
async function variablesOf(unit: string, filled: Record<string, string>): Promise<Record<string, string>> {
  const files = [...unit.matchAll(/^EnvironmentFile=.*\/(.+)$/gm)].map(([, name = '']) => name);
  const texts = await Promise.all(files.map((name) => readFile(join(OPERATIONS, name), 'utf8')));
  const entries = [...texts.join('').matchAll(/^([A-Z_]+)=(.*)$/gm)];
  return Object.fromEntries(entries.map(([, name = '', value = '']) => [name, filled[name] ?? value]));
}

/** Runs the `ExecStart` of a unit, with its variables, and asks the address of its `ExecStartPost`. */
async function unitProcess(part: Process['part'], port: number, variables: Record<string, string>) {
  const unit = (await readFile(join(OPERATIONS, `systemd/prospectus-${part}@.service`), 'utf8')).replaceAll(
    '%i',
    String(port),
  );
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const [, ...args] = setting('ExecStart').split(' ');
  const readyUrl = setting('ExecStartPost').split(' ').at(-1) ?? '';
  const [name = '', value = ''] = setting('Environment').split('=');
  const env = {
    PATH: process.env['PATH'],
    NODE_OPTIONS: `--import=${join(REPOSITORY, '.config/loopback-only.mjs')}`,
    ...(await variablesOf(unit, variables)),
    // All requests come from this machine.
    LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
    [name]: value,
  };
  let child: ChildProcess | undefined;

  const start = async () => {
    // It ends with this process, when its channel closes.
    child = spawn(process.execPath, args, { cwd: REPOSITORY, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await answers(readyUrl, () => child?.exitCode !== null);
  };
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    part,
    port,
    start,
    end,
    kill: () => void child?.kill('SIGKILL'),
    restart: async () => {
      await end();
      await start();
    },
  };
}

/** The problems that systemd has with the units; none where it is not installed. */
export async function checkUnits(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-units-'));
  const units = [
    'prospectus-api@.service',
    'prospectus-site@.service',
    'prospectus-backup.service',
    'prospectus-backup.timer',
  ];
  for (const name of units) {
    const unit = await readFile(join(OPERATIONS, 'systemd', name), 'utf8');
    await writeFile(join(folder, name), unit.replaceAll('/opt/prospectus/current', REPOSITORY));
  }
  const checked = spawnSync('systemd-analyze', ['verify', '--man=no', ...units.map((name) => join(folder, name))], {
    encoding: 'utf8',
  });
  await rm(folder, { recursive: true });
  return checked.error ? '' : checked.stderr;
}

/** nginx with the configuration of docs/operations, with ports and folders of its own. */
async function startNginx(folder: string, ports: Record<number, number>) {
  for (const name of ['log', 'cache', 'temp']) await mkdir(join(folder, name));
  await chmod(folder, 0o755);
  makeCertificate(folder);
  const own = (text: string) =>
    text
      .replaceAll('/etc/nginx/prospectus', folder)
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', join(folder, 'log'))
      .replaceAll(/(?<=listen (?:\[::\]:)?|server 127\.0\.0\.1:)\d+/g, (port) => String(ports[Number(port)]));
  for (const name of ['prospectus.conf', 'apps.conf', 'apps.compose.conf'])
    await writeFile(join(folder, name), own(await readFile(join(OPERATIONS, 'nginx', name), 'utf8')));
  await writeFile(
    join(folder, 'containers.conf'),
    (await readFile(join(folder, 'prospectus.conf'), 'utf8')).replace('apps.conf', 'apps.compose.conf'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = (site: string) =>
    `${user} worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/log/error.log;
events { worker_connections 4096; }
http { ${temporary} include ${folder}/${site}.conf; }`;
  // Newer versions warn that `http2` has a directive of its own, which older ones do not know.
  const check = (site: string) => {
    const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-c', join(folder, site)], { encoding: 'utf8' });
    return status === 0 ? '' : stderr;
  };
  await writeFile(join(folder, 'main'), main('prospectus'));
  await writeFile(join(folder, 'main-of-containers'), main('containers'));
  const problems = check('main');
  if (problems) throw new Error(problems);
  // It ends when its standard input closes, also when this process is killed.
  const guard = spawn('sh', ['-c', `nginx -c "$0" -g 'daemon off;' & read -r _; kill $!; wait`, join(folder, 'main')], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(guard, 'exit');
  return {
    checkContainers: () => check('main-of-containers'),
    stop: async () => {
      guard.stdin.end();
      await ended;
    },
  };
}

const makeCertificate = (folder: string) =>
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem'.split(
      ' ',
    ),
    { cwd: folder, stdio: 'ignore' },
  );

/** Different free ports. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (hasEnded()) throw new Error(`A process ended before ${url} answered.`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await sleep(50);
  }
  throw new Error(`${url} did not answer in time.`);
}
