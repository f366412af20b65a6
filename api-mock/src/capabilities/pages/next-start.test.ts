import { ASK_FOR_START, dayText } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { dayIn } from '../../platform/clock/clock.ts';
import { seedId } from '../../seed/seeding.ts';
import { addDays } from '../lectures/days.ts';
import { type Call, callsTo } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type Editor, editorBy } from './testing/editor.ts';
import { type Read, readsBy } from './testing/read.ts';

let api: TestApi;
let call: Call;
let read: Read;
let editor: Editor;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  read = readsBy(call);
  editor = await editorBy(call);
});
afterAll(() => api.stop());

const MBA = seedId('program', 'online-mba');
const UNIVERSITY = seedId('university-info', 'university');
const university = (intakes: readonly object[]) => editor.change('university-info', UNIVERSITY, { intakes });
const shown = async (slug = 'online-mba') => {
  const { batchText, sections } = await read('GET /programpage/:slug', `/programpage/${slug}`);
  return [batchText, sections.about.intake, sections.about.next_start];
};
const listed = async () =>
  (await read('GET /homepage/:slug', '/homepage/programmes')).programs.find(({ slug }) => slug === 'online-mba')
    ?.intake;
const inDays = (count: number) => addDays(dayIn(new Date()), count);
const over = { starts_on: inDays(20), apply_by: inDays(-1) };
const next = { starts_on: inDays(400), apply_by: inDays(0) };
const later = { starts_on: inDays(800), apply_by: inDays(700) };
const words = 'January and July every year';

test('PAGE-03 the batch text and the next start come from the first intake that is open, to its last day', async () => {
  await university([later, over, next]);
  const year = next.starts_on.slice(0, 4);
  expect(await shown()).toEqual([`Admissions Open for ${year} Batch`, next, words]);
  expect((await read('GET /landingpage/:slug', '/landingpage/online-mba-lp')).batchText).toBe(
    `Admissions Open for ${year} Batch`,
  );
  expect(await listed(), 'the list of all programmes').toEqual(next);
});

test('PAGE-03 without intakes the default text and the words of staff; all over, neither a batch nor a date', async () => {
  await university([]);
  expect(await shown()).toEqual(['Admissions Open for 2025 Batch', null, words]);
  await university([over]);
  expect(await shown()).toEqual(['', null, ASK_FOR_START]);
});

test('a new day passes on to the next intake without a change by staff', async () => {
  await university([next, later]);
  expect((await shown())[1]).toEqual(next);
  await call('POST', '/mock/clock', { body: { advanceMs: 86_400_000 } });
  await expect.poll(async () => (await shown())[1], { timeout: 10_000 }).toEqual(later);
  await call('DELETE', '/mock/clock');
  await expect.poll(async () => (await shown())[1], { timeout: 10_000 }).toEqual(next);
});

test('a programme’s own starts come before the university’s, also for its specialisations; other words stay', async () => {
  await university([later]);
  await editor.change('program', MBA, { intakes: [next], batch_text: 'The evening batch is open' });
  expect(await shown()).toEqual(['The evening batch is open', next, words]);
  expect((await shown('finance'))[1]).toEqual(next);
  expect((await shown('online-bba'))[1]).toEqual(later);
});

test('a text with a fact shows its programme’s, else the university’s, and the next one when it is over', async () => {
  await university([next, later]);
  await editor.change('program', MBA, { intakes: [later], promotional_text: '{next_start} for {fee}' });
  const question = (program: string | null) => ({ question: 'When?', answer: '<p>By {apply_by}.</p>', program });
  await editor.live('faqs', question(MBA));
  await editor.live('faqs', question(null));
  await editor.change('metadata', seedId('metadata', 'online-mba'), { title: 'From {next_start}' });
  const said = async () => {
    const { promotionalText, metadata, sections } = await read('GET /programpage/:slug', '/programpage/online-mba');
    return [
      promotionalText,
      metadata.title,
      ...sections.faqs.flatMap((faq) => (faq.question === 'When?' ? faq.answer : [])),
    ];
  };
  const own = [`${dayText(later.starts_on)} for ₹1,28,000`, `From ${dayText(later.starts_on)}`];
  const by = ({ apply_by }: typeof next) => `<p>By ${dayText(apply_by)}.</p>`;
  expect(await said()).toEqual([...own, by(later), by(next)]);
  await call('POST', '/mock/clock', { body: { advanceMs: 86_400_000 } });
  await expect.poll(said, { timeout: 10_000 }).toEqual([...own, by(later), by(later)]);
  await call('DELETE', '/mock/clock');
  await expect.poll(said, { timeout: 10_000 }).toEqual([...own, by(later), by(next)]);
  await university([later]);
  expect(await said()).toEqual([...own, by(later), by(later)]);
});

test('applying may not end after the start', async () => {
  const wrong = [{ starts_on: '2031-01-10', apply_by: '2031-01-11' }];
  const { status, body } = await call('PUT', `/admin/university-info/${UNIVERSITY}`, {
    token: editor.token,
    body: { intakes: wrong },
  });
  expect([status, body]).toMatchObject([
    400,
    { errors: { 'intakes.0.apply_by': 'The last day to apply may not be after the start.' } },
  ]);
});
