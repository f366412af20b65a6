import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

/** Patterns that fail on a busy machine. */
const FAULTS = {
  'waits for less than five seconds': /\btimeout: ?(?:\d{1,3}|[1-4]_?\d{3})\b/,
  'waits for one second': /\bvi\.wait(?:For|Until)\((?:(?!timeout)[^;])*;/,
  'waits for a fixed time': /\.waitForTimeout\(/,
};
/** Waits until a page has asked for nothing for a while, and looks for a link that may not be there. */
const ALLOWED = new Set(['site/e2e/console/every-screen.spec.ts', '.config/test-waits.test.mjs']);

const faultsOf = (text) =>
  Object.entries(FAULTS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([fault]) => fault);

test('PROD-04 no test depends on how fast the machine is', () => {
  const tests = sourceFiles('.').filter((file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file) && !ALLOWED.has(file));
  expect(tests.length).toBeGreaterThan(100);
  const matches = tests.flatMap((file) =>
    faultsOf(readFileSync(join(ROOT, file), 'utf8')).map((fault) => `${file} ${fault}`),
  );
  expect(matches).toEqual([]);
});

test('each pattern is detected', () => {
  expect(
    faultsOf('expect.poll(read, { timeout: 4_000 }); page.waitForTimeout(400); vi.waitFor(() => read());'),
  ).toEqual(Object.keys(FAULTS));
  expect(faultsOf('expect.poll(read, { timeout: 5_000 }); vi.waitUntil(read, { timeout: 30_000 });')).toEqual([]);
});
