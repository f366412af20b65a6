import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { runMain, UserError } from './errors.mjs';
import { install } from './install.mjs';
import { CACHE } from './paths.mjs';
import { elapsed, logStep } from './progress.mjs';
import { runScripts } from './wireit.mjs';

const scriptOf = (folder) => `../../${folder}:build`;
/** The packages with a build, whose package.json has its command and inputs. */
export const DOCUMENTATION = scriptOf('docs');
export const APPLICATIONS = ['site', 'admin'].map(scriptOf);
/** Pictures of the seed, encoded once for all tests. */
export const PICTURES = scriptOf('api-mock');
export const BUILDS = [DOCUMENTATION, ...APPLICATIONS, PICTURES];

const nameOf = (script) => script.replace(/^\.\.\/\.\.\/|:build$/g, '');

/** Builds the packages whose sources have changed since their last build. */
export async function build(builds = BUILDS) {
  const { code, output, ended } = await runScripts({}, builds, {
    onEnd: (script, state) => state === 'ran' && logStep('build', `${nameOf(script)} done after ${elapsed()}`),
  });
  if (code === 0) return [...ended.values()].includes('ran') || logStep('build', 'up to date');
  const log = join(CACHE, 'logs', 'build.log');
  mkdirSync(join(CACHE, 'logs'), { recursive: true });
  writeFileSync(log, output);
  const failed = [...ended].filter(([, state]) => state === 'failed').map(([script]) => nameOf(script));
  throw new UserError(
    `${lastLines(output)}\nThe build failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''} (see above; the whole output is in ${log}).`,
  );
}

// Without stack frames, which would fill the screen and hide the cause.
const lastLines = (output) =>
  stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^[\s│]*(at\b|\(?file:\/\/)/.test(line))
    .slice(-40)
    .join('\n');

// `npm run build`: installs and builds what the processes of a deployment need.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runMain(async () => {
    await install();
    await build(APPLICATIONS);
  });
