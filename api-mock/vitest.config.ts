import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const { TEST_DATABASE_URL, PGLITE_TESTS, TEST_ALL } = process.env;

// Here too, since a list of a project's own takes the place of the one that the runner gives.
const LONG = TEST_ALL ? [] : ['**/*.long.test.ts'];

// Files that need no database, or start processes with databases of their own: they run once, with those on PGlite.
const ONCE = ['src/seed/content/**/*.test.ts', 'src/**/*.unit{,.long}.test.ts', 'src/**/*.process{,.long}.test.ts'];

/**
 * What the two databases could answer differently. Every other file runs on PostgreSQL alone in `npm test`, and on
 * both in `npm run test:all`.
 */
const DATABASE_SENSITIVE = [
  ...ONCE,
  // Opening, migrations, limits.
  'src/platform/{database,limits}/*.test.ts',
  'src/app/*.test.ts',
  'src/seed/*.test.ts',
  // Transactions, search, LISTEN and NOTIFY, work that is due.
  'src/content/{change-stream,documents,scheduler}.test.ts',
  'src/capabilities/outbox/worker.test.ts',
  // A trigger; time zones.
  'src/capabilities/audit/chain.test.ts',
  'src/capabilities/lectures/feeds.test.ts',
  'src/capabilities/health/*.test.ts',
  'src/capabilities/leads/{flow,session}.test.ts',
];

const onDatabase = (name: 'pglite' | 'postgres', include: string[], env: Record<string, string>) => ({
  test: {
    name,
    include,
    exclude: name === 'pglite' ? LONG : [...ONCE, ...LONG],
    globalSetup: ['src/testing/global-setup.ts'],
    alias: { '@node-rs/argon2': fileURLToPath(new URL('src/testing/cheap-argon2.ts', import.meta.url)) },
    setupFiles: ['../.config/loopback-only.vitest.mjs'],
    env: { TEST_STORE: name, TEST_PREPARED: join(tmpdir(), `prospectus-${name}-${process.pid}`), ...env },
    // All state is in each test's own database; loading every module again for each file would cost half the time.
    isolate: false,
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      onDatabase('pglite', PGLITE_TESTS === 'sensitive' ? DATABASE_SENSITIVE : ['src/**/*.test.ts'], {}),
      ...(TEST_DATABASE_URL
        ? [
            onDatabase('postgres', ['src/**/*.test.ts'], {
              TEST_DATABASE_URL,
              TEST_TEMPLATE: `prospectus_template_${process.pid}`,
            }),
          ]
        : []),
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
    ],
  },
});
