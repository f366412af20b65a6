import { stopCommands } from './command.mjs';
import { install } from './install.mjs';
import { requireMachine } from './machine.mjs';
import { endPlainly, PlainError } from './plain-error.mjs';
import { seconds } from './progress.mjs';
import { runStages } from './schedule.mjs';
import { STAGES } from './stages.mjs';
import { counts, sum, totalsLine } from './totals.mjs';

const LINES_SHOWN = 300;

/** `npm test`: every stage, or those named; `--all` adds the long suites, which read TEST_ALL. Ends with the totals. */
await endPlainly(async () => {
  requireMachine();
  const names = process.argv.slice(2).filter((argument) => argument !== '--all');
  if (process.argv.includes('--all')) process.env['TEST_ALL'] = '1';
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new PlainError(
      `No stage is called ${unknown.join(', ')}. The stages are ${STAGES.map(({ name }) => name).join(', ')}.`,
    );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopCommands();
      process.exit(1);
    });
  }

  await install();
  const results = await runStages(names.length > 0 ? STAGES.filter(({ name }) => names.includes(name)) : STAGES, tell);
  const bad = results.filter(({ failed }) => failed > 0);
  console.log(
    `\n${bad.length > 0 ? `failed: ${bad.map(({ name }) => name).join(', ')}` : 'all stages in order'}, ${seconds()}`,
  );
  const total = sum([counts(1), ...results]);
  console.log(totalsLine(total));
  process.exit(total.failed > 0 ? 1 : 0);
});

function tell({ name, took, output, tells, ...result }) {
  const mark = result.failed > 0 ? '✗' : result.passed > 0 ? '✓' : '–';
  console.log(`${mark} ${name.padEnd(14)} ${totalsLine(result).padEnd(36)} ${took}`);
  if (result.failed === 0 && !tells) return;
  const lines = output.trimEnd().split('\n');
  if (lines.length > LINES_SHOWN) console.log(`    … ${lines.length - LINES_SHOWN} lines before`);
  for (const line of lines.slice(-LINES_SHOWN)) console.log(`    ${line}`);
}
