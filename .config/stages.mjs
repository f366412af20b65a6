import { BUILDS, PICTURES } from './build.mjs';
import { run } from './command.mjs';
import { NODE } from './paths.mjs';
import { PLAIN, playwright, vitest, withChromium, withPostgres } from './test-programs.mjs';
import { oneCheck } from './totals.mjs';

const BUILT = '!**/{node_modules,dist,test-results,.cache,.wireit}';
const TESTS = '!**/*.{test,spec}.{ts,tsx}';

/** Named groups of files. A stage runs again when a file of one of its `inputs` has changed. */
export const INPUTS = {
  all: ['**', BUILT, '!.{git,cache,data}', '!**/*.log'],
  runner: [
    '.config/{stage,stages,test-programs,command,paths,totals,postgres,chromium}.mjs',
    '.config/loopback-only*.mjs',
    '{package.json,pnpm-lock.yaml,pnpm-workspace.yaml,tsconfig.base.json}',
  ],
  contract: ['api-mock/contract/**', BUILT, TESTS],
  telemetry: ['api-mock/telemetry/**', BUILT],
  contractTests: ['api-mock/contract/**', BUILT],
  api: ['api-mock/**', BUILT, TESTS],
  apiTests: ['api-mock/**', BUILT],
  designSystem: ['design-system/{package.json,src/**}', TESTS, '!**/*.{stories.tsx,guide.ts,mdx}'],
  designSystemTests: ['design-system/**', BUILT],
  site: ['site/**', BUILT, '!site/e2e/**'],
  productTests: ['{site/e2e,docs/operations}/**', BUILT],
  admin: ['admin/**', BUILT],
  operations: ['docs/operations/{alerts.yml,dashboard.json}', 'docs/pages/watching-it.mdx'],
  docs: ['docs/**', '.config/stage-notes.json', BUILT],
};

/** A stage of one program, which exits with 0 or prints the problems. */
const check =
  (program, ...args) =>
  async () => {
    const { code, output } = await run(program, args, { env: PLAIN });
    return { ...oneCheck(code), output };
  };

/**
 * The stages of `npm test`, three at a time. `run` returns counts and output; a change of `inputs` or of the version of
 * `programs` makes a stage run again. `builds` must have succeeded before; a stage without `run` consists of them. `budget`
 * is in processor seconds, without those of Chromium. An `alone` stage runs by itself, a `shown` one always prints its
 * output.
 */
export const STAGES = [
  {
    name: 'api',
    budget: 200,
    inputs: ['apiTests', 'telemetry'],
    builds: [PICTURES],
    programs: ['postgres'],
    run: withPostgres((TEST_DATABASE_URL) =>
      vitest('api-mock', {
        args: ['--project', 'postgres'],
        env: { TEST_DATABASE_URL, VITEST_MAX_WORKERS: '2' },
        report: 'api',
      }),
    ),
  },
  {
    name: 'api-pglite',
    budget: 90,
    inputs: ['apiTests', 'telemetry'],
    builds: [PICTURES],
    programs: ['postgres'],
    run: () => vitest('api-mock', { args: ['--project', 'pglite'], env: pgliteTests(), report: 'api-pglite' }),
  },
  {
    name: 'design-system',
    budget: 50,
    inputs: ['designSystemTests'],
    programs: ['chromium'],
    run: withChromium(() => vitest('design-system')),
  },
  {
    name: 'docs',
    budget: 30,
    inputs: ['docs', 'designSystemTests', 'contract'],
    programs: ['chromium'],
    run: withChromium(() => vitest('docs')),
  },
  {
    name: 'admin',
    budget: 45,
    inputs: ['admin', 'designSystem', 'api', 'contract'],
    builds: [PICTURES],
    programs: ['chromium'],
    run: withChromium(() => vitest('admin')),
  },
  { name: 'build', builds: BUILDS },
  {
    name: 'lint',
    budget: 110,
    inputs: ['all'],
    run: check('oxlint', '--type-aware', '--type-check', '--deny-warnings', '--format=unix', '.'),
  },
  {
    name: 'tooling',
    budget: 20,
    inputs: ['all'],
    programs: ['postgres'],
    run: () => vitest('.', { args: ['--config', '.config/vitest.config.mjs'] }),
  },
  { name: 'site', budget: 15, inputs: ['site', 'designSystem', 'contract', 'telemetry'], run: () => vitest('site') },
  { name: 'contract', budget: 10, inputs: ['contractTests'], run: () => vitest('api-mock/contract') },
  { name: 'imports', budget: 20, inputs: ['all'], run: check(NODE, '.config/imports.mjs'), shown: true },
  {
    name: 'knip',
    budget: 15,
    inputs: ['all'],
    run: check('knip', '--config', '.config/knip.json', '--no-progress', '--no-config-hints'),
  },
  { name: 'requirements', inputs: ['all'], run: check(NODE, '.config/requirements.mjs'), shown: true },
  { name: 'format', inputs: ['all'], run: check('oxfmt', '--check', '.') },
  {
    name: 'http',
    budget: 70,
    inputs: ['productTests', 'api', 'contract', 'telemetry', 'operations'],
    builds: BUILDS,
    run: () => vitest('site', { args: ['--config', 'e2e/http/vitest.config.ts'], report: 'http' }),
  },
  {
    name: 'browser',
    budget: 120,
    inputs: ['productTests', 'api', 'contract', 'telemetry'],
    builds: BUILDS,
    programs: ['chromium'],
    alone: true,
    run: withChromium(playwright),
  },
];

// PGlite runs the tests in which it could differ, and all tests if there is no PostgreSQL.
const pgliteTests = () => ({
  TEST_DATABASE_URL: undefined,
  PGLITE_TESTS: process.env['TEST_ALL'] || !process.env['POSTGRES_VERSION'] ? undefined : 'sensitive',
});
