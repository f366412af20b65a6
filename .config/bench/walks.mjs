import { run } from '../command.mjs';
import { UserError } from '../errors.mjs';
import { build } from '../build.mjs';

/** How many random walks through the enquiry, in a real browser, and what they came to; a fault is printed with its commands. */
export async function measure(count = '500', seed = '') {
  await build();
  const { output } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', 'enquiry-walks'], {
    folder: 'site',
    env: { WALKS: count, WALKS_SEED: seed },
    // What has been walked so far is seen, and is not lost with a run that is stopped.
    onLine: (line) => /^(walk |\d+ walks, )/.test(line) && console.error(line),
  });
  const lines = output.split('\n');
  const total = lines.find((line) => line.startsWith('walks: '));
  if (!total) throw new UserError(`${output.slice(-2_000)}\nThe walks did not end (see above).`);
  const faults = lines.flatMap((line, index) => (line.startsWith('walk ') ? [line, lines[index + 1] ?? ''] : []));
  return [...faults, total].join('\n');
}
