import { stripVTControlCharacters } from 'node:util';

/** How many checks of a stage passed, failed and were skipped. */
export const counts = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

/** The counts of one check, which passed if its exit code is 0. */
export const oneCheck = (code) => (code === 0 ? counts(1) : counts(0, 1));

export const sum = (all) =>
  all.reduce((a, b) => counts(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped), counts());

/** The line a run of tests ends with. */
export const totalsLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Counts of a vitest run, from its JSON report and exit code. A file that could not be loaded has no tests to count
 * and is one failure; so is a run that ended badly though every test passed, or that found no test at all.
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

/** Counts of a Playwright run, from its JSON report and exit code. A test that passed at a second try passed. */
export function playwrightCounts(report, code) {
  if (!report) return counts(0, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return checked(counts(expected + flaky, unexpected, skipped), code);
}

/** The tests of a vitest report that passed at their second try, each with why the first failed. */
export const vitestSecondTries = (report) =>
  (report?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => secondTry(fullName, failureMessages[0]));

/** The tests of a Playwright report that passed at their second try, each with why the first failed. */
export const playwrightSecondTries = (report) => (report?.suites ?? []).flatMap(secondTriesOf);

const secondTriesOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(secondTriesOf),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => secondTry(title, results[0]?.error?.message ?? '')),
  ),
];

const secondTry = (title, why) => `${title}: ${stripVTControlCharacters(why).split('\n')[0]}`;

function checked({ passed, failed, skipped }, code) {
  const unexplained = (code !== 0 && failed === 0) || passed + failed + skipped === 0;
  return counts(passed, failed + (unexplained ? 1 : 0), skipped);
}
