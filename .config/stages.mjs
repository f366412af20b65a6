import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { CHROMIUM_COMMAND, findChromium } from './chromium.mjs';
import { run, runScript } from './command.mjs';
import { CACHE, NODE, ROOT } from './paths.mjs';
import { POSTGRES_COMMAND, startPostgres } from './postgres.mjs';
import { counts, oneCheck, playwrightCounts, sum, vitestCounts } from './totals.mjs';

const PACKAGES = ['api-mock/contract', 'api-mock', 'design-system', 'site', 'admin', 'docs'];

/** A static check: a program that ends with 0 or says what is wrong. */
const check =
  (program, ...args) =>
  async () => {
    const { code, output } = await run(program, args, { env: QUIET });
    return { ...oneCheck(code), output };
  };

/**
 * Everything `npm test` does, in this order, two stages at a time. A stage answers its counts and output; `needs` waits
 * for another and is skipped when that failed, `alone` leaves it both processors.
 */
export const STAGES = [
  { name: 'format', run: check('oxfmt', '--check', '.') },
  { name: 'lint', run: check('oxlint', '--type-aware', '--deny-warnings', '--format=unix', '.') },
  { name: 'types', run: types },
  { name: 'imports', run: check(NODE, '.config/imports.mjs') },
  { name: 'knip', run: check('knip', '--config', '.config/knip.json', '--no-progress', '--no-config-hints') },
  { name: 'requirements', run: check(NODE, '.config/requirements.mjs'), tells: true },
  { name: 'tooling', run: () => vitest('.', { args: ['--config', '.config/vitest.config.mjs'] }) },
  { name: 'contract', run: () => vitest('api-mock/contract') },
  { name: 'build', run: check(NODE, '.config/build.mjs') },
  {
    name: 'api',
    run: () => vitest('api-mock', { args: ['--project', 'pglite'], env: { TEST_DATABASE_URL: undefined } }),
  },
  {
    name: 'api-postgres',
    run: () =>
      withPostgres((TEST_DATABASE_URL) =>
        vitest('api-mock', { args: ['--project', 'postgres'], env: { TEST_DATABASE_URL }, report: 'api-postgres' }),
      ),
  },
  {
    name: 'design-system',
    run: () => withChromium((CHROMIUM_PATH) => vitest('design-system', { env: { CHROMIUM_PATH } })),
  },
  {
    name: 'docs',
    run: () => withChromium((CHROMIUM_PATH) => vitest('docs', { env: { CHROMIUM_PATH } })),
  },
  { name: 'site', run: () => vitest('site') },
  { name: 'admin', run: () => vitest('admin') },
  { name: 'browser', needs: 'build', alone: true, run: () => withChromium(playwright) },
];

// Colour codes would only obscure output that is read from a log.
const QUIET = { NO_COLOR: '1', FORCE_COLOR: undefined };

async function types() {
  const results = [];
  for (const folder of PACKAGES) {
    const { code, output } = await runScript(folder, 'types', { env: QUIET });
    results.push({ ...oneCheck(code), output: output.replace(/^(?=\S+\(\d+,\d+\))/gm, `${folder}/`) });
  }
  return { ...sum(results), output: results.map(({ output }) => output).join('') };
}

async function vitest(folder, { args = [], env = {}, report = folder === '.' ? 'tooling' : folder } = {}) {
  const file = reportFile(report);
  const { code, output } = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    { folder, env: { ...QUIET, ...env } },
  );
  return { ...vitestCounts(readReport(file), code), output };
}

async function playwright(CHROMIUM_PATH) {
  const file = reportFile('browser');
  const config = ['e2e/playwright.config.ts', 'playwright.config.ts'].find((path) =>
    existsSync(join(ROOT, 'site', path)),
  );
  const { code, output } = await run(
    'playwright',
    ['test', '--reporter=list,json', ...(config ? ['--config', config] : [])],
    {
      folder: 'site',
      env: { ...QUIET, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  return { ...playwrightCounts(readReport(file), code), output };
}

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

async function withPostgres(use) {
  if (process.env['TEST_DATABASE_URL']) return use(process.env['TEST_DATABASE_URL']);
  const postgres = await startPostgres();
  if (!postgres) return missing('PostgreSQL 15 or newer', POSTGRES_COMMAND);
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function withChromium(use) {
  const path = await findChromium();
  return path ? use(path) : missing('Chromium', CHROMIUM_COMMAND);
}

// On a developer's machine the rest is still worth running; a continuous integration without it would prove nothing.
const missing = (what, command) => ({
  ...(process.env['CI'] ? counts(0, 1) : counts(0, 0, 1)),
  output: `${what} is not installed, so these tests did not run. Install it with: ${command}\n`,
  tells: true,
});
