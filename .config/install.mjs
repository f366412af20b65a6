import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './command.mjs';
import { fingerprint, sourceFiles } from './files.mjs';
import { NODE, ROOT } from './paths.mjs';
import { UserError } from './errors.mjs';
import { elapsed, logStep, throttle } from './progress.mjs';

const PNPM = 'pnpm@12.21.0';
// Inside node_modules, to be deleted with it.
const STAMP = join(ROOT, 'node_modules/.installed');

/** Installs the packages of the lock file, unless they are installed already. */
export async function install() {
  const wanted = fingerprint(manifests(), `${process.platform} ${process.arch}`);
  if (stamp() === wanted && (await run(NODE, ['--version'])).code === 0) return logStep('install', 'up to date');
  const began = Date.now();
  logStep('install', 'fetching the pinned packages (a minute or two the first time)');
  rmSync(STAMP, { force: true });
  const { code, output } = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    env: installEnvironment(),
    onLine: throttle((line) => line.startsWith('Progress') && logStep('', line.replace(/^Progress: /, ''))),
  });
  if (code !== 0)
    throw new UserError(
      `${tail(output)}\nThe packages could not be installed (see above). Check the network connection and run the same command again.`,
    );
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, wanted);
  logStep('install', `done in ${elapsed(began)}`);
}

const manifests = () =>
  [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.npmrc',
    ...['admin', 'site', 'design-system', 'api-mock', 'api-mock/contract', 'api-mock/telemetry', 'docs'].map(
      (folder) => `${folder}/package.json`,
    ),
  ].flatMap((file) => sourceFiles(file));

function stamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The environment of pnpm. Of the settings that npm passes to scripts it has only those of the registry: others, such as
 * `omit` or NODE_ENV, would change the installation. `undefined` removes a variable.
 */
export function installEnvironment(environment = process.env) {
  const dropped = Object.keys(environment).filter(
    (name) =>
      /^npm_/i.test(name) &&
      !/^npm_config_(\/\/|@|registry|cafile|ca$|cert|key|strict_ssl|proxy|https?_proxy|noproxy|cache$|userconfig|globalconfig|fetch_|store_dir)/i.test(
        name,
      ),
  );
  return Object.fromEntries([...dropped, 'NODE_ENV'].map((name) => [name, undefined]));
}

const tail = (output) => output.trimEnd().split('\n').slice(-25).join('\n');
