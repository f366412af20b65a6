import { join } from 'node:path';
import { expect, it } from 'vitest';

import { ROOT } from './paths.mjs';
import { counts, playwrightCounts, playwrightFiles, sum, totalsLine, vitestCounts, vitestFiles } from './totals.mjs';

const report = (more = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...more,
});

it('the totals are one line', () => {
  expect(totalsLine(sum([counts(3, 1, 0), counts(2, 0, 4)]))).toBe('5 passed, 1 failed, 4 skipped');
});

it('a report of vitest is counted', () => {
  expect(vitestCounts(report(), 0)).toEqual(counts(3, 0, 2));
  expect(
    vitestCounts(
      report({ numFailedTests: 2, testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }] }),
      1,
    ),
  ).toEqual(counts(3, 2, 2));
});

it('a file that could not be loaded is one failure', () => {
  expect(vitestCounts(report({ testResults: [{ status: 'failed', assertionResults: [] }] }), 1)).toEqual(
    counts(3, 1, 2),
  );
});

it('a run that crashed, exited with an error or found no test has failed', () => {
  expect(vitestCounts(undefined, 0)).toEqual(counts(0, 1));
  expect(vitestCounts(report(), 1)).toEqual(counts(3, 1, 2));
  expect(vitestCounts(report({ numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }), 0)).toEqual(counts(0, 1));
  expect(playwrightCounts(undefined, 0)).toEqual(counts(0, 1));
  expect(playwrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 0)).toEqual(counts(0, 1));
});

it('a report of Playwright is counted', () => {
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 2 } }, 1)).toEqual(counts(4, 1, 2));
});

it('the files of a report are listed with the seconds of their tests', () => {
  const file = { name: join(ROOT, 'site/one.test.ts'), assertionResults: [{ duration: 500 }, { duration: 1000 }, {}] };
  expect(vitestFiles(report({ testResults: [file] }))).toEqual([{ file: 'site/one.test.ts', seconds: 1.5 }]);
  expect(vitestFiles(undefined)).toEqual([]);

  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suite = { file: 'one.spec.ts', specs: [spec(500)], suites: [{ specs: [spec(1000, 2000)] }] };
  expect(playwrightFiles({ suites: [suite] })).toEqual([{ file: 'site/e2e/one.spec.ts', seconds: 3.5 }]);
  expect(playwrightFiles(undefined)).toEqual([]);
});
