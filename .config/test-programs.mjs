import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './command.mjs';
import { CHROMIUM_COMMAND } from './chromium.mjs';
import { CACHE } from './paths.mjs';
import { POSTGRES_COMMAND, startPostgres } from './postgres.mjs';
import { counts, playwrightCounts, playwrightFiles, vitestCounts, vitestFiles } from './totals.mjs';

// Long tests run in `npm run test:all` only: files of their own, and browser tests without the tag `@journey`.
const LONG = process.env['TEST_ALL'] ? [] : ['--exclude', '**/*.long.test.*'];
const JOURNEYS = process.env['TEST_ALL'] ? [] : ['--grep', '@journey'];
/** Colour codes make logs hard to read. */
export const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs vitest in a folder; returns its counts and output. */
export async function vitest(folder, { args = [], env = {}, report = folder === '.' ? 'tooling' : folder } = {}) {
  const file = reportFile(report);
  const { code, output } = await run(
    'vitest',
    ['run', ...LONG, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    // Several stages run at a time.
    { folder, env: { VITEST_MAX_WORKERS: '1', ...PLAIN, ...env } },
  );
  const result = readReport(file);
  return { ...vitestCounts(result, code), output, files: vitestFiles(result) };
}

/** Runs the browser tests; returns their counts and output. */
export async function playwright() {
  const file = reportFile('browser');
  const { code, output } = await run(
    'playwright',
    ['test', ...JOURNEYS, '--reporter=list,json', '--config', 'e2e/playwright.config.ts'],
    { folder: 'site', env: { ...PLAIN, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const result = readReport(file);
  return { ...playwrightCounts(result, code), output, files: playwrightFiles(result) };
}

/** A stage with PostgreSQL: that of TEST_DATABASE_URL, or one started for it. */
export const withPostgres = (use) => async () => {
  if (process.env['TEST_DATABASE_URL']) return use(process.env['TEST_DATABASE_URL']);
  const postgres = await startPostgres();
  if (!postgres) return missing('PostgreSQL 15 or newer', POSTGRES_COMMAND);
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
};

/** A stage with the Chromium of CHROMIUM_PATH. */
export const withChromium = (use) => async () =>
  process.env['CHROMIUM_PATH'] ? use() : missing('Chromium', CHROMIUM_COMMAND);

// A developer's machine can skip these tests, continuous integration cannot.
const missing = (what, command) => ({
  ...(process.env['CI'] ? counts(0, 1) : counts(0, 0, 1)),
  output: `${what} is not installed, so these tests did not run. Install it with: ${command}\n`,
  shown: true,
});

function reportFile(name) {
  const file = join(CACHE, 'reports', `${name.replaceAll('/', '-')}.json`);
  mkdirSync(join(CACHE, 'reports'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
