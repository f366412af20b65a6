import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './paths.mjs';
import { INPUTS } from './stages.mjs';
import { counts, oneCheck } from './totals.mjs';
import { FOLDER, runScripts } from './wireit.mjs';

/** Environment variables that results depend on; `test.mjs` sets the versions. */
const VARIABLES = ['CI', 'TEST_ALL', 'TEST_DATABASE_URL', 'CORPORA_DIR'];
const VERSIONS = { chromium: 'CHROMIUM_VERSION', postgres: 'POSTGRES_VERSION' };

/** The result file of a stage. */
export const resultFile = (name) => join(ROOT, FOLDER, 'results', `${name}.json`);

/**
 * Runs stages and reports each result when it is ready: `{ name, passed, failed, skipped, output, took, cached }`. A failed
 * stage does not stop the others; a stage whose build failed is skipped.
 */
export async function runStages(stages, onResult, env = {}) {
  const results = [];
  for (const group of [stages.filter(({ alone }) => !alone), stages.filter(({ alone }) => alone)]) {
    if (group.length > 0) results.push(...(await runGroup(group, onResult, env)));
  }
  return results;
}

async function runGroup(stages, onResult, env) {
  const results = new Map();
  const report = (stage, result) => {
    const full = { ...stage, ...result };
    results.set(stage.name, full);
    onResult(full);
  };
  const onEnd = (script, state) => {
    const stage = stages.find(({ name, run }) => name === script && run);
    if (stage) report(stage, resultOf(stage, state));
  };
  const chosen = stages.flatMap(({ name, run, builds }) => (run ? [name] : builds));
  const { code, output, ended } = await runScripts(wireitOf(stages), [...new Set(chosen)], { env, onEnd });
  for (const stage of stages.filter(({ run }) => !run)) report(stage, builtResult(stage, ended, output));
  for (const stage of stages.filter(({ name }) => !results.has(name))) report(stage, notRun(stage, code, output));
  return [...results.values()];
}

function resultOf(stage, state) {
  try {
    const result = JSON.parse(readFileSync(resultFile(stage.name), 'utf8'));
    // A failed stage with the result "passed" has an old result file.
    if ((state === 'failed') === result.failed > 0)
      return withinBudget(stage, { ...result, cached: state === 'cached' });
  } catch {
    // It ended before it wrote one.
  }
  return { ...counts(0, 1), output: 'The stage ended without a result.\n' };
}

/** A stage fails if it took 1.5 times its budget of processor seconds; the long tier has no budget. */
function withinBudget({ budget }, result) {
  if (!budget || process.env['TEST_ALL'] || result.cached || !(result.cpuSeconds > budget * 1.5)) return result;
  const why = `It took ${Math.round(result.cpuSeconds)} s of processor time; its budget is ${budget} s.\n`;
  return { ...result, failed: result.failed + 1, output: result.output + why };
}

// Stages print nothing, so this output is that of the builds.
function builtResult({ builds }, ended, output) {
  const states = builds.map((script) => ended.get(script));
  const good = states.every((state) => state === 'ran' || state === 'cached');
  return { ...oneCheck(good ? 0 : 1), output, cached: states.every((state) => state === 'cached') };
}

const notRun = ({ builds }, code, output) =>
  code !== 0 && builds
    ? { ...counts(0, 0, 1), output: 'Not run, because a build failed.\n', shown: true }
    : { ...counts(0, 1), output: `The task runner did not run it.\n${output}` };

/** The stages as wireit's configuration, whose paths start in its own folder. */
function wireitOf(stages) {
  const fromFolder = (pattern) => pattern.replace(/^(!?)/, '$1../../');
  const inputs = Object.entries(INPUTS).map(([name, files]) => [`inputs:${name}`, { files: files.map(fromFolder) }]);
  const running = stages.filter(({ run }) => run);
  // All stages wait for the builds of the first one: otherwise it, the longest, would start last.
  const first = (running[0]?.builds ?? []).map((script) => ({ script, cascade: false }));
  const tasks = running.map(({ name, inputs: groups, programs = [], builds = [] }) => [
    name,
    {
      command: `cd ../.. && exec node .config/stage.mjs ${name}`,
      dependencies: [...inputsOf(['runner', ...groups]), ...(builds.length > 0 ? builds : first)],
      files: [],
      output: [`results/${name}.json`],
      env: Object.fromEntries(
        [...VARIABLES, ...programs.map((program) => VERSIONS[program])].map((variable) => [
          variable,
          { external: true },
        ]),
      ),
    },
  ]);
  return Object.fromEntries([...inputs, ...tasks]);
}

// A stage depends on its own groups, and waits for those of earlier stages, to start in this order.
const inputsOf = (groups) =>
  Object.keys(INPUTS).map((name) =>
    groups.includes(name) ? `inputs:${name}` : { script: `inputs:${name}`, cascade: false },
  );
