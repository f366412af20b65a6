import { relative } from 'node:path';

import { ROOT } from './paths.mjs';

/** Checks of a stage that passed, failed and were skipped. */
export const counts = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

/** The counts of one check, which passed if its exit code is 0. */
export const oneCheck = (code) => (code === 0 ? counts(1) : counts(0, 1));

export const sum = (all) =>
  all.reduce((a, b) => counts(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped), counts());

/** The last line of a test run. */
export const totalsLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Counts of a vitest run, from its JSON report and exit code. A file that could not be loaded is one failure; so is a run
 * that exits with an error though every test passed, or that finds no test.
 */
export function vitestCounts(report, code) {
  if (!report) return counts(0, 1);
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return checked(
    counts(report.numPassedTests, report.numFailedTests + unloaded, report.numPendingTests + report.numTodoTests),
    code,
  );
}

/** Counts of a Playwright run, from its JSON report and exit code. */
export function playwrightCounts(report, code) {
  if (!report) return counts(0, 1);
  const { expected, unexpected, skipped } = report.stats;
  return checked(counts(expected, unexpected, skipped), code);
}

/** The files of a vitest report with the seconds of their tests. */
export const vitestFiles = (report) =>
  (report?.testResults ?? []).map(({ name, assertionResults }) => ({
    file: relative(ROOT, name),
    seconds: secondsOf(assertionResults.map(({ duration = 0 }) => duration)),
  }));

/** The files of a Playwright report with the seconds of their tests. */
export const playwrightFiles = (report) =>
  (report?.suites ?? []).map((suite) => ({
    file: `site/e2e/${suite.file}`,
    seconds: secondsOf(resultsOf(suite).map(({ duration }) => duration)),
  }));

const resultsOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(resultsOf),
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
];

const secondsOf = (durations) => durations.reduce((total, duration) => total + duration, 0) / 1000;

function checked({ passed, failed, skipped }, code) {
  const unexplained = (code !== 0 && failed === 0) || passed + failed + skipped === 0;
  return counts(passed, failed + (unexplained ? 1 : 0), skipped);
}
