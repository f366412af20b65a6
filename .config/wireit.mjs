import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './command.mjs';
import { NODE, ROOT } from './paths.mjs';

/** The working folder of the task runner; its package.json is written for each run. */
export const FOLDER = '.cache/wireit';

const CACHED_DAYS = 14;

/**
 * Runs scripts of a `wireit` section (see wireit's README), three at a time, except those whose inputs have not changed
 * since their last success. Returns `{ code, output, ended }`; `ended` maps each script that started to `ran`, `cached` or
 * `failed`. Calls `onEnd` after each.
 */
export async function runScripts(wireit, chosen, { env = {}, onEnd = () => undefined } = {}) {
  const folder = join(ROOT, FOLDER);
  mkdirSync(folder, { recursive: true });
  const scripts = Object.fromEntries(['chosen', ...Object.keys(wireit)].map((name) => [name, 'wireit']));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts, wireit: { ...wireit, chosen: { dependencies: chosen } } }, undefined, 2),
  );
  const ended = new Map();
  const onLine = (line) => {
    const [, script, text] = /^\S+ \[([^\]]+)\] (.*)$/u.exec(line) ?? [];
    const [, state] = ENDS.find(([pattern]) => pattern.test(text)) ?? [];
    if (!state) return;
    ended.set(script, state);
    onEnd(script, state);
  };
  const { code, output } = await run(NODE, ['--run', 'chosen'], {
    folder: FOLDER,
    env: { ...SETTINGS, ...env },
    onLine,
  });
  for (const base of [FOLDER, 'site', 'admin', 'docs', 'api-mock']) removeOldResults(join(ROOT, base, '.wireit'));
  return { code, output, ended };
}

const SETTINGS = {
  WIREIT_LOGGER: 'simple',
  WIREIT_PARALLEL: '3',
  WIREIT_FAILURES: 'continue',
  // In continuous integration nothing would be cached.
  WIREIT_CACHE: 'local',
  // wireit would take the script from npm's variables.
  npm_lifecycle_event: undefined,
  npm_package_json: undefined,
  npm_config_user_agent: undefined,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

const ENDS = [
  [/^Executed successfully/, 'ran'],
  [/^(Already fresh|Restored from cache)/, 'cached'],
  [/^(Failed|Killed|Process spawn error|Input file|Output file|Internal error)/, 'failed'],
];

// wireit itself never removes a cached result.
function removeOldResults(base) {
  const oldest = Date.now() - CACHED_DAYS * 86_400_000;
  for (const result of childrenOf(base).flatMap((script) => childrenOf(join(script, 'cache'))))
    if (statSync(result).mtimeMs < oldest) rmSync(result, { recursive: true, force: true });
}

function childrenOf(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
