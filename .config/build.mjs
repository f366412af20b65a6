import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { runScript } from './command.mjs';
import { fingerprint, sourceFiles } from './files.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { endPlainly, PlainError } from './plain-error.mjs';
import { say, seconds } from './progress.mjs';

const SHARED = ['design-system', 'api-mock/contract', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** What is built: the folder whose `build` script runs, what it makes, and everything that decides the result. */
const BUILDS = [
  { folder: 'docs', made: ['docs/dist/index.html'], from: ['docs', ...SHARED], tests: true },
  { folder: 'site', made: ['site/dist'], from: ['site', ...SHARED] },
  { folder: 'admin', made: ['admin/dist/index.html'], from: ['admin', ...SHARED] },
];

/** Builds what changed since its last build, two at a time; the rest is skipped. */
export async function build(builds = BUILDS) {
  const waiting = builds.filter(isStale);
  if (waiting.length === 0) return say('build', 'up to date');
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await buildOne(next);
  };
  await Promise.all([lane(), lane()]);
}

const isStale = (one) => !one.made.every((path) => existsSync(join(ROOT, path))) || stamp(one) !== wanted(one);

async function buildOne(one) {
  const began = Date.now();
  const goal = wanted(one);
  say('build', `${one.folder} …`);
  rmSync(stampFile(one), { force: true });
  const { code, output } = await runScript(one.folder, 'build', {
    env: { NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  const missing = one.made.filter((path) => !existsSync(join(ROOT, path)));
  if (code !== 0 || missing.length > 0) {
    const log = join(CACHE, 'logs', `build-${one.folder}.log`);
    mkdirSync(join(CACHE, 'logs'), { recursive: true });
    writeFileSync(log, output);
    const unmade = missing.length > 0 ? ` and did not make ${missing.join(', ')}` : '';
    throw new PlainError(
      `${gist(output)}\nThe build of ${one.folder} failed${unmade} (see above; all it said is in ${log}).`,
    );
  }
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampFile(one), goal);
  say('build', `${one.folder} done in ${seconds(began)}`);
}

// The end of what a program said, without its stack frames, which would fill the screen and hide the cause.
const gist = (output) =>
  stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^[\s│]*(at\b|\(?file:\/\/)/.test(line))
    .slice(-40)
    .join('\n');

// Tests change no build; stories do change the documentation's.
const matters =
  ({ tests }) =>
  (file) =>
    !/\.(test|spec)\.[a-z]+$|(^|\/)(e2e|tests)\//.test(file) && (tests || !/\.(stories\.tsx|mdx)$/.test(file));
const wanted = (one) => fingerprint(one.from.flatMap((place) => sourceFiles(place)).filter(matters(one)));
const stampFile = ({ folder }) => join(CACHE, `build-${folder}`);

function stamp(one) {
  try {
    return readFileSync(stampFile(one), 'utf8');
  } catch {
    return undefined;
  }
}

// `node .config/build.mjs [folder…]`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const named = process.argv.slice(2);
  await endPlainly(() => build(BUILDS.filter(({ folder }) => named.length === 0 || named.includes(folder))));
}
