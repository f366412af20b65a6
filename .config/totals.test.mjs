import { expect, it } from 'vitest';

import {
  counts,
  playwrightCounts,
  playwrightSecondTries,
  sum,
  totalsLine,
  vitestCounts,
  vitestSecondTries,
} from './totals.mjs';

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
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }, 1)).toEqual(counts(5, 1, 2));
});

it('tests that passed at their second try are named, with why the first failed', () => {
  const tests = [
    { status: 'passed', fullName: 'twice', failureMessages: ['Error: late\n    at somewhere'] },
    { status: 'passed', fullName: 'once', failureMessages: [] },
    { status: 'failed', fullName: 'never', failureMessages: ['Error', 'Error'] },
  ];
  expect(vitestSecondTries(report({ testResults: [{ status: 'failed', assertionResults: tests }] }))).toEqual([
    'twice: Error: late',
  ]);
  expect(vitestSecondTries(undefined)).toEqual([]);

  const spec = (title, status) => ({
    title,
    tests: [{ status, results: [{ error: { message: '\u001b[31mError: late\u001b[39m\nmore' } }, {}] }],
  });
  const inFile = { specs: [spec('once', 'expected')], suites: [{ specs: [spec('twice', 'flaky')] }] };
  expect(playwrightSecondTries({ suites: [inFile] })).toEqual(['twice: Error: late']);
  expect(playwrightSecondTries(undefined)).toEqual([]);
});
