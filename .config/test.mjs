import { execFileSync } from 'node:child_process';

import { findChromium } from './chromium.mjs';
import { stopCommands } from './command.mjs';
import { endWithParent } from './parent.mjs';
import { runMain, UserError } from './errors.mjs';
import { install } from './install.mjs';
import { requireMachine } from './machine.mjs';
import { findPostgres } from './postgres.mjs';
import { elapsed } from './progress.mjs';
import { runStages } from './run-stages.mjs';
import { STAGES } from './stages.mjs';
import { counts, sum, totalsLine } from './totals.mjs';

const LINES_SHOWN = 300;
const SLOWEST = 10;

/** `npm test`: every stage, or the listed ones; `--all` adds the long tests. Ends with the totals. */
await runMain(async () => {
  requireMachine();
  const names = process.argv.slice(2).filter((argument) => argument !== '--all');
  if (process.argv.includes('--all')) process.env['TEST_ALL'] = '1';
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new UserError(
      `No stage is called ${unknown.join(', ')}. The stages are ${STAGES.map(({ name }) => name).join(', ')}.`,
    );
  const stop = () => {
    stopCommands();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env['npm_lifecycle_event']) endWithParent(stop);

  await install();
  const stages = STAGES.filter(({ name }) => names.length === 0 || names.includes(name));
  const results = await runStages(stages, print, await programsOf(stages));
  const failed = results.filter((result) => result.failed > 0);
  console.log(
    `\n${failed.length > 0 ? `failed: ${failed.map(({ name }) => name).join(', ')}` : 'every stage passed'}, ${elapsed()}`,
  );
  printTimes(results);
  const total = sum([counts(1), ...results]);
  console.log(totalsLine(total));
  process.exit(total.failed > 0 ? 1 : 0);
});

function print({ name, took = '', cached, output, shown, ...result }) {
  const mark = result.failed > 0 ? '✗' : result.passed > 0 ? '✓' : '–';
  console.log(`${mark} ${name.padEnd(14)} ${totalsLine(result).padEnd(36)} ${cached ? 'unchanged' : took}`);
  if (result.failed === 0 && !shown) return;
  const lines = output.trimEnd().split('\n');
  if (lines.length > LINES_SHOWN) console.log(`    … ${lines.length - LINES_SHOWN} lines before`);
  for (const line of lines.slice(-LINES_SHOWN)) console.log(`    ${line}`);
}

// Processor seconds beside each stage's budget, and the slowest files.
function printTimes(results) {
  const ran = results.filter(({ cached, cpuSeconds }) => !cached && cpuSeconds !== undefined);
  if (ran.length === 0) return;
  const stages = ran.map(
    ({ name, cpuSeconds, budget }) => `${name} ${Math.round(cpuSeconds)}${budget ? ` of ${budget}` : ''}`,
  );
  console.log(`\nprocessor seconds: ${stages.join(' · ')}`);
  const files = ran.flatMap((result) => result.files ?? []).sort((a, b) => b.seconds - a.seconds);
  for (const { file, seconds } of files.slice(0, SLOWEST))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

// Paths and versions of the programs that stages need, as variables.
async function programsOf(stages) {
  const needed = (program) => stages.some(({ programs = [] }) => programs.includes(program));
  const versionOf = (path) =>
    execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const chromium = needed('chromium') ? await findChromium() : undefined;
  const postgres = needed('postgres') ? findPostgres() : undefined;
  return {
    CHROMIUM_PATH: chromium,
    CHROMIUM_VERSION: chromium && versionOf(chromium).trim(),
    POSTGRES_VERSION: postgres && versionOf(`${postgres}/postgres`).trim(),
  };
}
