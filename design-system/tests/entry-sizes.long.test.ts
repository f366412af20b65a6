import { expect, test } from 'vitest';
import { entries, entrySize } from './entry-sizes.ts';

/** The most each door may weigh in kB, brotli, all of it used, with a tenth of air. */
const budget: Record<string, number> = {
  '.': 95,
  './chart': 147,
  './editor': 173,
  './calendar': 117,
  './board': 80,
  // With the calendars and clocks, which are loaded with their first field.
  './console': 158,
  './sortable': 53,
  './file-drop': 43,
  './preview': 34,
  './drawings': 6,
  './server': 29,
  './tokens': 3,
};

test('every door that holds code has a budget', () => {
  expect(entries().map(([door]) => door)).toEqual(Object.keys(budget));
});

test.each(entries())(
  '%s stays within its budget',
  async (door, file) => {
    const { bytes } = await entrySize(door, file);
    expect(bytes / 1000).toBeLessThan(budget[door] ?? 0);
  },
  60_000,
);
