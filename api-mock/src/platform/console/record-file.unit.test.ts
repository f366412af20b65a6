import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readCsv } from './csv.ts';
import { recordFile } from './record-file.ts';

// The same cases at each run: what a draw finds becomes an example of its own.
fc.configureGlobal({ seed: 1 });

async function csvOf(records: readonly object[], columns: readonly string[]): Promise<string> {
  async function* batches() {
    yield records;
  }
  let file = '';
  for await (const part of recordFile({ name: 'leads', day: '2027-01-01', format: 'csv' }, columns, batches()).parts)
    file += part;
  return file;
}

test('a number stays a number, and a text that could be a formula is defused', async () => {
  const record = { name: '-5', score: -5, share: -0.25, count: 7, open: false, tags: ['-1'], none: null };
  const [line] = parse(await csvOf([record], Object.keys(record)), { columns: true, bom: true });
  expect(line).toEqual({
    ...{ name: "'-5", score: '-5', share: '-0.25', count: '7' },
    ...{ open: 'false', tags: '["-1"]', none: '' },
  });
});

test('texts and numbers that are written are read as they were', async () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^'*[ \t]*[=+\-@＝][a-z0-9"',;]*$/));
  const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ text, number: numbers }), { minLength: 1 }), async (records) => {
      const read = readCsv(await csvOf(records, ['number', 'text']));
      expect(read).toEqual(records.map(({ text: said, number }) => ({ number: String(number), text: said })));
    }),
    { numRuns: 100 },
  );
});
