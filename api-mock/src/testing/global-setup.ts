import type { TestProject } from 'vitest/node';

import { prepare } from './prepare.ts';

/** Runs once before the tests of a project; the returned function runs after them. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  const {
    TEST_PREPARED = '',
    TEST_STORE = 'pglite',
    TEST_TEMPLATE,
    TEST_DATABASE_URL,
  } = project.config.env as Record<string, string | undefined>;
  return prepare({
    TEST_PREPARED,
    TEST_STORE,
    ...(TEST_TEMPLATE && { TEST_TEMPLATE }),
    ...(TEST_DATABASE_URL && { TEST_DATABASE_URL }),
  });
}
