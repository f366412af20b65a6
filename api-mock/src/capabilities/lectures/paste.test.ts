import type { PasteAnswer } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hostileHtml, hostileStrings } from '../../hostile/corpora.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { addDays } from './days.ts';
import { dataOf, type Planner, plannerOf } from './testing/planner.ts';

let api: TestApi;
let planner: Planner;
beforeAll(async () => {
  api = await startTestApi();
  planner = await plannerOf(api);
});
afterAll(() => api.stop());

const paste = async (text: string, rest: object = {}): Promise<PasteAnswer> => {
  const answer = await planner.ask('POST', '/paste', { text, ...rest });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return dataOf(answer);
};
const undone = (id: string, token = planner.events) => planner.call('POST', `/admin/imports/${id}/undo`, { token });
const problemsOf = ({ rows }: PasteAnswer) =>
  rows.flatMap(({ row, problems }) => problems.map(({ code, field }) => [row, code, field]));
const HEADINGS = ['Course', 'Semester', 'Batch', 'Subject', 'Date', 'Start', 'End'];
const table = (lines: readonly (readonly string[])[], separator = '\t') =>
  [HEADINGS, ...lines].map((cells) => cells.join(separator)).join('\r\n');
let count = 0;
const row = (rest: Partial<Record<'batch' | 'date' | 'start' | 'end' | 'subject', string>> = {}) => {
  const { batch = `Paste ${++count}`, date = '2038-03-01', start = '10:00', end = '11:00', subject = 'Poetry' } = rest;
  return ['Online MA English', 'Semester 1', batch, subject, date, start, end];
};
const stored = async (from: string, to = from) => (await planner.between(from, to)).lectures;

describe('ADMIN-10 a pasted timetable', () => {
  test('is read from a spreadsheet, CSV, a table in a message and one of a page, whatever the order of the columns', async () => {
    const cells = row({ date: '5 Mar 2038' });
    const reversed = [HEADINGS.toReversed(), cells.toReversed()];
    const html = `<p>Hello</p><table><tr>${HEADINGS.map((name) => `<th>${name}</th>`).join('')}</tr><tr>${cells
      .map((cell) => `<td><b>${cell}</b></td>`)
      .join('')}</tr></table>`;
    for (const text of [
      table([cells]),
      table([cells], ','),
      table([cells], ';'),
      reversed.map((line) => line.join('\t')).join('\n'),
      `Dear all,\n\n| ${HEADINGS.join(' | ')} |\n|${' --- |'.repeat(7)}\n| ${cells.join(' | ')} |\n`,
      html,
      `कोर्स,सेमेस्टर,बैच,विषय,तारीख,समय\n${[...cells.slice(0, 5), '10:00-11:00'].join(',')}`,
    ]) {
      const answer = await paste(text);
      expect([text.slice(0, 40), answer.rows]).toMatchObject([
        text.slice(0, 40),
        [
          {
            row: 1,
            lecture: { subject_name: 'Poetry', start_date: '2038-03-05', start_time: '10:00', end_time: '11:00' },
          },
        ],
      ]);
      expect(answer.counts).toMatchObject({ rows: 1, refused: 0 });
      expect(answer.newBatches).toEqual([`Online MA English · Semester 1 · ${cells[2]}`]);
      expect(answer).not.toHaveProperty('importId');
    }
    expect(await stored('2038-03-05')).toEqual([]);
  });

  test.each([
    ['05/01/2038', '9:30', '09:30', '2038-01-05'],
    ['2038-01-05', '09:30 AM', '09:30', '2038-01-05'],
    ['5 January 2038', '9.30am', '09:30', '2038-01-05'],
    ['Tue, 5th Jan 2038', '9 am', '09:30', '2038-01-05'],
    ['०५/०१/२०३८', '०९:३०', '09:30', '2038-01-05'],
  ])('reads %s and %s', async (date, start, time, day) => {
    const { rows } = await paste(table([row({ date, start, end: '12 pm' })]));
    const expected = start === '9 am' ? '09:00' : time;
    expect(rows).toMatchObject([
      { lecture: { start_date: day, start_time: expected, end_time: '12:00' }, problems: [] },
    ]);
  });

  test.each(['31/02/2038', '01/13/2038', '5/1/38', 'soon', '2038-1-32', '5 Juno 2038'])(
    '%s is no day',
    async (date) => {
      expect(problemsOf(await paste(table([row({ date })])))).toEqual([[1, 'UNREADABLE', 'start_date']]);
    },
  );

  test('each row says all that is wrong with it, and with one fault nothing is saved', async () => {
    const batch = `Paste ${++count}`;
    await planner.made({ ...planner.lecture('2038-04-05'), batch: 'Known', start_time: '10:00', end_time: '11:00' });
    const text = table([
      row({ batch, date: '2038-04-05' }),
      row({ batch, date: '2038-04-05', start: '10:30', end: '12:00' }),
      row({ date: 'x', start: '25:00', subject: '' }),
      row({ date: '2038-04-05', start: '12:00', end: '11:00' }),
      row({ batch: 'known ', date: '2038-04-05', start: '10:59' }),
      row({ subject: 'x'.repeat(161), date: '2038-04-06' }),
    ]);
    const answer = await paste(text, { dryRun: false });
    expect(problemsOf(answer)).toEqual([
      [2, 'CLASH_IN_PASTE', 'start_time'],
      [3, 'UNREADABLE', 'start_date'],
      [3, 'UNREADABLE', 'start_time'],
      [3, 'MISSING', 'subject_name'],
      [4, 'END_BEFORE_START', 'end_time'],
      [5, 'CLASH', 'start_time'],
      [6, 'INVALID', 'subject_name'],
    ]);
    expect([answer.importId, answer.counts.refused, answer.counts.saved]).toEqual([undefined, 5, 0]);
    expect(await stored('2038-04-05', '2038-04-06')).toHaveLength(1);
  });

  test('is saved as one change, which its author can undo; a holiday is a warning', async () => {
    await planner.holiday('2038-05-03', 'Fair');
    const text = table([row({ date: '2038-05-03' }), row({ date: '2038-05-04' })]);
    const answer = await paste(text, { dryRun: false });
    expect(problemsOf(answer)).toEqual([[1, 'HOLIDAY', 'start_date']]);
    expect(await stored('2038-05-03', '2038-05-04')).toMatchObject([{ clash_allowed: true }, { clash_allowed: false }]);
    const id = answer.importId ?? '';
    const taken = await undone(id);
    expect([taken.status, taken.body]).toMatchObject([200, { data: { success: true, undone: 2 } }]);
    expect(await stored('2038-05-03', '2038-05-04')).toEqual([]);
    expect((await undone(id)).status).toBe(409);
  });

  test('another’s paste looks like none; one of which a lecture was changed since is not taken back', async () => {
    const text = table([row({ date: '2038-06-01' })]);
    const body = { text, dryRun: false };
    const byAdmin = dataOf<PasteAnswer>(await planner.ask('POST', '/paste', body, planner.admin));
    expect((await undone(byAdmin.importId ?? '')).status).toBe(404);
    const own = await paste(table([row({ date: '2038-06-02' })]), { dryRun: false });
    const [saved] = await stored('2038-06-02');
    await planner.ask('PUT', `/${saved?.id}`, { subject_name: 'Drama' });
    const refused = await undone(own.importId ?? '');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'VERSION_CONFLICT' }]);
    expect(await stored('2038-06-02')).toHaveLength(1);
  });

  test('columns that were not recognised are named, and can be corrected; what has no column has a value for all', async () => {
    const text = 'Who,What,Day,When\nPaste X,Poetry,2038-07-05,10-11:30 am\n';
    const answer = await paste(text);
    expect(answer.columns.map(({ field }) => field)).toEqual([null, null, null, null]);
    const corrected = await paste(`Batch,Subject,Day,When\nPaste X,Poetry,2038-07-05,10:00-11:30 am`, {
      columns: ['batch', 'subject_name', 'start_date', 'time'],
      defaults: { course_name: 'online ma ENGLISH', sem_year: 'Semester 1' },
    });
    expect(corrected.rows.at(-1)).toMatchObject({
      lecture: { course_name: 'Online MA English', batch: 'Paste X', start_time: '10:00', end_time: '11:30' },
    });
  });

  test('PROD-08 whatever is pasted is answered, and nothing of it is saved', async () => {
    const texts = [...hostileStrings(), ...hostileHtml().map(({ input }) => input)].filter(
      (text) => text.isWellFormed() && !text.includes('\0'),
    );
    for (const text of ['', '\t\t\t', '"', '|||\n|||', '<table>', ...texts.slice(0, 120)])
      for (const pasted of [
        text,
        table([row({ subject: text.slice(0, 100).replaceAll(/[\t\r\n"|<]/g, ' ') || 'x' })]),
      ]) {
        const answer = await planner.ask('POST', '/paste', { text: pasted });
        expect([pasted.slice(0, 60), [200, 400].includes(answer.status)]).toEqual([pasted.slice(0, 60), true]);
      }
    expect(await stored('2038-03-01')).toEqual([]);
  });

  test('5,000 rows are checked and saved, one more is refused', async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) =>
      row({ batch: `Many ${index % 50}`, date: addDays('2039-01-01', Math.floor(index / 50)) }),
    );
    const answer = await paste(table(lines), { dryRun: false });
    expect(answer.counts).toMatchObject({ rows: 5_000, refused: 0, saved: 5_000 });
    expect(await stored('2039-01-01', '2039-04-10')).toHaveLength(5_000);
    const more = await planner.ask('POST', '/paste', { text: table([...lines, row()]) });
    expect([more.status, more.body]).toMatchObject([400, { errors: { text: expect.any(String) as string } }]);
    const taken = await undone(answer.importId ?? '');
    expect(taken.body).toMatchObject({ data: { undone: 5_000 } });
  });
});
