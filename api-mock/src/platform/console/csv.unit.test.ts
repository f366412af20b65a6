import { ApiError } from '@prospectus/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { savedBySpreadsheet } from '../../testing/spreadsheet.ts';
import { csvLines, quoted, readCsv, unquoted } from './csv.ts';

// The same cases at each run: what a draw finds becomes an example of its own.
fc.configureGlobal({ seed: 1 });

const NAMES = ['a', 'b', 'c'];
const row = (cells: readonly string[]) => Object.fromEntries(NAMES.map((name, at) => [name, cells[at] ?? '']));

test('a file with emptied rows and columns is read without them', () => {
  expect(readCsv('a,b,c,,\r\n1,2,3,,\r\n,,,,\r\n , ,\r\n4,5,6\r\n')).toEqual([
    row(['1', '2', '3']),
    row(['4', '5', '6']),
  ]);
  expect(readCsv('a;b;c\n1;2;3\n;;\n')).toEqual([row(['1', '2', '3'])]);
});

test.each([
  ['a,b\n1,2,3\n', 'Row 1 has 3 cells and the file 2 columns.'],
  ['a,b\n1,2\n,,\n3\n', 'Row 2 has 1 cells and the file 2 columns.'],
  ['a,,b\n1,2,3\n', 'Column 2 has no heading.'],
  ['a, a\n1,2\n', 'The column “a” is there twice.'],
])('%j is refused: %s', (text, file) => {
  expect(() => readCsv(text)).toThrow(expect.objectContaining({ errors: { file } }) as Error);
});

const SPREADSHEET_WORDS = [
  ...['January 2027', 'Jan-27', '5-Mar', '1-2', '10/11', '007', '1E5', '98765 43210', '123456789012', 'true', 'FALSE'],
  ...[
    '2027-03-05',
    '09:30',
    '9:30 AM',
    '1.50',
    "'1",
    "''May 2027",
    '-5',
    '=1+1',
    "'=1",
    '₹ 1,000',
    '10%',
    'a,"b"\nc',
    ' x ',
  ],
];
const text = fc.oneof(fc.constantFrom(...SPREADSHEET_WORDS), fc.string({ unit: 'grapheme' }), fc.string());

test('what is written to a file, opened and saved by a spreadsheet, and read again is the same', () => {
  const filled = fc.tuple(text, text, text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  fc.assert(
    fc.property(fc.array(filled, { maxLength: 6 }), (lines) => {
      const file = csvLines([NAMES, ...lines.map((cells) => cells.map(quoted))]);
      for (const saved of [file, savedBySpreadsheet(file)])
        expect(readCsv(saved).map((cells) => NAMES.map((name) => unquoted(cells[name] ?? '')))).toEqual(lines);
    }),
    { numRuns: 200 },
  );
});

test('PROD-08 no text throws anything but a refusal, and no filled cell of one that is read is lost', () => {
  const grid = fc
    .array(fc.array(text, { maxLength: 5 }), { maxLength: 5 })
    .map((lines) => lines.map((cells) => cells.join(',')).join('\n'));
  fc.assert(
    fc.property(
      fc.oneof(
        grid,
        fc.string(),
        fc.array(fc.constantFrom(',', '\n', '"', 'a', ';', ' ')).map((parts) => parts.join('')),
      ),
      (file) => {
        try {
          for (const cells of readCsv(file)) expect(Object.values(cells).some((cell) => cell.trim() !== '')).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      },
    ),
    { numRuns: 200 },
  );
});
