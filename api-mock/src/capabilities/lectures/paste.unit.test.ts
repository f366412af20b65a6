import { ApiError, LECTURE_END_MESSAGE } from '@prospectus/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readPaste } from './paste.ts';
import { readTable } from './paste-table.ts';

// The same cases at each run: what a draw finds becomes an example of its own.
fc.configureGlobal({ seed: 1 });

const HEADINGS = ['Course', 'Semester', 'Batch', 'Subject', 'Date', 'Start', 'End'];
const CELLS = ['MBA', 'Semester 1', 'A', 'Accounts', '2027-03-05', '10:00', '11:00'];
const written = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const tabbed = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => cells.map(written).join('\t')).join('\n');
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const page = (lines: readonly (readonly string[])[]) =>
  `<table>${lines.map((cells) => `<tr>${cells.map((cell) => `<td>${html(cell)}</td>`).join('')}</tr>`).join('')}</table>`;

/** A row with other cells in some of its columns. */
const rowWith = (cells: Partial<Record<string, string>>, headings = HEADINGS) =>
  headings.map((heading) => cells[heading] ?? CELLS[HEADINGS.indexOf(heading)] ?? '');
const rowOf = (cells: Partial<Record<string, string>>, headings = HEADINGS) =>
  readPaste(tabbed([headings, rowWith(cells, headings)])).rows[0];
const asked = (row: ReturnType<typeof rowOf>) => row?.problems.map(({ code, field }) => [code, field]);

describe('ADMIN-10 a cell of a pasted timetable', () => {
  test.each([
    '2027-03-05 00:00:00',
    '05/03/2027',
    '05-03-2027',
    '05.03.2027',
    '5-Mar-27',
    '05-Mar-2027',
    '5 March 2027',
    'Friday, 5 March 2027',
    'Fri 05/03/2027',
    '05/03/2027 (Friday)',
    'March 5, 2027',
    '5th Mar, 2027',
    '५ मार्च २०२७, शुक्रवार',
  ])('%s is 5 March 2027, wherever its column is', (date) => {
    for (const headings of [HEADINGS, HEADINGS.toReversed()])
      expect([headings, rowOf({ Date: date }, headings)]).toMatchObject([
        headings,
        { valid: { start_date: '2027-03-05', start_time: '10:00', end_date: '2027-03-05', end_time: '11:00' } },
      ]);
  });

  test.each([
    'Monday 05/03/2027',
    'शनिवार, 5 मार्च 2027',
    '05-03-27',
    '5-Mar',
    'Mar-27',
    '1900-01-00',
    '1/1/1900',
    '46086',
    '05/03/2027 9:15',
  ])('%s is asked, and stays in the row', (date) => {
    const row = rowOf({ Date: date });
    expect(row?.valid).toBeUndefined();
    expect(row?.problems).toHaveLength(1);
    expect(Object.values(row?.lecture ?? {}).some((value) => value.includes(date) || value === '09:15 / 10:00')).toBe(
      true,
    );
  });

  test.each([
    ['10 pm - 12 am', '22:00', '2027-03-06', '00:00'],
    ['11-1 pm', '11:00', '2027-03-05', '13:00'],
    ['9:30 hrs to 11:00 hrs', '09:30', '2027-03-05', '11:00'],
    ['10 to 12 noon', '10:00', '2027-03-05', '12:00'],
  ])('%s is a range', (range, start_time, end_date, end_time) => {
    const headings = [...HEADINGS.slice(0, 5), 'Time'];
    expect(rowOf({ Time: range }, headings)).toMatchObject({ valid: { start_time, end_date, end_time } });
  });

  test.each(['2:00-3:30', '10-12 am', '9-11', '2:30', '11:30-1:00 pm-2 pm'])('%s is asked', (range) => {
    const row = rowOf({ Time: range }, [...HEADINGS.slice(0, 5), 'Time']);
    expect([row?.valid, row?.lecture?.['start_time']]).toEqual([undefined, range]);
  });

  test('a time of the afternoon without AM or PM is asked, one of a file of 24 hours is not', () => {
    expect(asked(rowOf({ Start: '2:00', End: '3:00' }))).toEqual([
      ['UNREADABLE', 'start_time'],
      ['UNREADABLE', 'end_time'],
    ]);
    expect(rowOf({ Start: '02:00', End: '15:00:00' })).toMatchObject({
      valid: { start_time: '02:00', end_time: '15:00' },
    });
    expect(rowOf({ Start: '14:00', End: '13:00' })?.problems).toMatchObject([{ msg: LECTURE_END_MESSAGE }]);
  });

  test('a column with the day of the week is compared with the date', () => {
    const headings = ['Day', ...HEADINGS];
    expect(rowOf({ Day: 'Fri' }, headings)).toMatchObject({ valid: { start_date: '2027-03-05' } });
    expect(rowOf({ Day: '' }, headings)).toMatchObject({ valid: { start_date: '2027-03-05' } });
    expect(asked(rowOf({ Day: 'Monday' }, headings))).toEqual([['UNREADABLE', 'start_date']]);
    expect(asked(rowOf({ Day: 'Day 1' }, headings))).toEqual([['UNREADABLE', 'start_date']]);
  });

  test('where one date can only have its month first, those that could have it too are asked, and are asked again', () => {
    const text = tabbed([HEADINGS, ...['03/25/2027', '05/03/2027', '04/04/2027'].map((Date) => rowWith({ Date }))]);
    const { rows } = readPaste(text);
    expect(rows.map(asked)).toEqual([[['UNREADABLE', 'start_date']], [['UNREADABLE', 'start_date']], []]);
    const corrected = rows.map(({ lecture = {} }, at) =>
      rowWith({ Date: at === 0 ? '2027-03-25' : lecture['start_date'] }),
    );
    expect(readPaste(tabbed([HEADINGS, ...corrected])).rows.map(asked)).toEqual([
      [],
      [['UNREADABLE', 'start_date']],
      [],
    ]);
  });

  test('two cells that say different things are asked', () => {
    const headings = [...HEADINGS, 'Time'];
    expect(asked(rowOf({ Time: '10:00-11:30' }, headings))).toEqual([['UNREADABLE', 'end_time']]);
    expect(rowOf({ Time: '10:00-11:00' }, headings)).toMatchObject({ valid: { end_time: '11:00' } });
  });

  test('a row with more or fewer cells than columns is asked whole, since its cells may be of other columns', () => {
    const text = `${HEADINGS.join(',')}\nMBA,Semester 1,A,Accounts, Part 2,2027-03-05,10:00,11:00\nMBA,A,Accounts,2027-03-05,10:00,11:00\n`;
    expect(readPaste(text).rows).toMatchObject([
      {
        lecture: { start_date: 'MBA | Semester 1 | A | Accounts | Part 2 | 2027-03-05 | 10:00 | 11:00' },
        problems: [{ msg: 'This row has 8 cells and the table 7 columns.' }],
      },
      { problems: [{ msg: 'This row has 6 cells and the table 7 columns.' }] },
    ]);
    const empty = `${HEADINGS.join(',')},,\n${CELLS.join(',')}\n,,,,,,,,\n${CELLS.join(',')},,\n`;
    expect(readPaste(empty).rows).toMatchObject([{ problems: [] }, { problems: [] }]);
  });

  test('cells that span rows and columns, and lines in a cell', () => {
    const text = `<table>
      <tr><th rowspan="2">Course</th><th rowspan=2>Semester</th><th rowspan=2>Batch</th><th rowspan=2>Subject</th><th rowspan=2>Date</th><th colspan=2>Time</th><th rowspan="2">Teacher</th></tr>
      <tr><th>Start</th><th>End</th></tr>
      <tr><td rowspan="2">MBA<td rowspan="2">Semester<br>1</td><td>A</td><td><p>Accounts</p><p>Part <b>2</b></p></td><td rowspan="2">5-Mar-27</td><td>10:00</td><td>11:00</td><td rowspan="2">Rao</td></tr>
      <tr><td>B</td><td>Law</td><td>12:00</td><td>13:00</td></tr>
      <tr><td colspan="8">Second week</td></tr>
    </table>Regards, Rao`;
    const { rows } = readPaste(text);
    expect(rows).toMatchObject([
      { valid: { course_name: 'MBA', sem_year: 'Semester 1', batch: 'A', subject_name: 'Accounts Part 2' } },
      {
        valid: { course_name: 'MBA', batch: 'B', subject_name: 'Law', start_date: '2027-03-05', start_time: '12:00' },
      },
      { lecture: { start_date: 'Second week' } },
    ]);
    expect(rows[2]?.valid).toBeUndefined();
  });
});

describe('PROD-08 whatever is pasted', () => {
  const NASTY = [
    ...['5-Mar-27', 'Monday 05/03/2027', '2027-03-05 00:00:00', '05/03/2027', '03/25/2027', '2027-03-05', '00:00'],
    ...['10:00', '2:30', '10-11:30 am', '22:00-00:00', '10 pm - 12 am', 'Accounts', '"Accounts"', 'a"b', '', '-', '/'],
  ];
  const cell = fc.oneof(fc.constantFrom(...NASTY), fc.constantFrom(...NASTY), fc.string({ maxLength: 12 }));
  const grid = fc.array(fc.array(cell, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 });
  const tidy = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

  test('the cells of a table are read as they are, from a spreadsheet and from a page', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (lines) => {
        const cells = lines.map((line) =>
          line.map((one) => one.replaceAll(/[<>&|\0\uFEFF]/g, 'x').replaceAll(/[\r\n]+/g, ' ')),
        );
        const expected = cells.map((line) => line.map(tidy)).filter((line) => line.some((one) => one !== ''));
        expect(readTable(tabbed(cells))).toEqual(expected);
        expect(readTable(page(cells))).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  test('cells of a spreadsheet may hold what separates the cells of other tables', () => {
    const subject = 'Law | Ethics | Tax; a, b, c, d, e, f, g, h, i';
    const text = tabbed([HEADINGS, rowWith({ Subject: subject }), rowWith({ Subject: subject })]);
    expect(readPaste(text).rows).toMatchObject([
      { valid: { subject_name: subject } },
      { valid: { subject_name: subject } },
    ]);
  });

  test('no text throws anything but a refusal', () => {
    const text = fc.oneof(
      fc.string(),
      grid.map(tabbed),
      grid.map(page),
      fc.string().map((inside) => `<tr><td ${inside}`),
    );
    fc.assert(
      fc.property(text, (pasted) => {
        try {
          readPaste(pasted);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('rows that are read, written and read again are equal, and no open question is lost', () => {
    const fields = [
      'course_name',
      'sem_year',
      'batch',
      'subject_name',
      'start_date',
      'start_time',
      'end_date',
      'end_time',
    ];
    const headings = fc.shuffledSubarray([...HEADINGS, 'Day', 'Time', 'End date'], { minLength: 5 });
    fc.assert(
      fc.property(headings, grid, (names, lines) => {
        const { rows } = readPaste(tabbed([names, ...lines]));
        const again = readPaste(
          tabbed([
            ['Course', 'Semester', 'Batch', 'Subject', 'Start date', 'Start time', 'End date', 'End time'],
            ...rows.map(({ lecture = {} }) => fields.map((name) => (lecture as Record<string, string>)[name] ?? '')),
          ]),
        ).rows;
        expect(again.map(({ valid }) => valid)).toEqual(rows.map(({ valid }) => valid));
      }),
      { numRuns: 200 },
    );
  });
});
