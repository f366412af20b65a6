import { POPUP } from '@prospectus/contract/constants';

import { expect, test } from './product-test.ts';
import { runWalks } from './walks/run-walks.ts';
import { FAULTS } from './walks/walk.ts';

/**
 * `WALKS=500` runs 500 new walks; by default the same ones run, as many as the time allows. `WALKS=1 WALKS_SEED=<seed>`
 * repeats a walk.
 */
const count = Number(process.env['WALKS'] ?? '') || undefined;
const seed = Number(process.env['WALKS_SEED'] ?? '') || (count ? Math.floor(Math.random() * 1_000_000_000) : 1);
const CI_MS = 25_000;
const HOURS_2 = 7_200_000;

test('LEAD-04 LEAD-25 LEAD-38 API-34 ROLE-03 random walks through the enquiry: no dead end, no error, every submission one lead', async ({
  browser,
  request,
}) => {
  if (count) test.setTimeout(HOURS_2);
  const newVisitor = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    // Pop-ups have their own tests.
    await context.addInitScript((flag) => {
      if (origin !== 'null') sessionStorage.setItem(flag, '1');
    }, POPUP.flags.delay);
    return context;
  };
  const until = Date.now() + (count ? HOURS_2 : CI_MS);
  const report = (line: string) => void process.stdout.write(`${line}\n`);
  const { walks, commands, faults } = await runWalks({
    seed,
    count: count ?? 1_000,
    until,
    // Other tests run at the same time.
    visitors: count ? 3 : 1,
    newVisitor,
    request,
    report,
  });
  const counts = FAULTS.map((kind) => `${kind} ${faults.filter((fault) => fault.kind === kind).length}`);
  report(`walks: ${walks} from seed ${seed}, ${commands} commands; ${counts.join(', ')}`);
  expect(faults).toEqual([]);
  expect(walks).toBeGreaterThan(0);
});
