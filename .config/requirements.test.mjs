import { describe, expect, it } from 'vitest';

import { coverage, idsIn, readRows } from './requirements.mjs';

const row = (id, done = '') => `| ${id} | what | how | ${done} |`;
const test = (source) => [{ file: 'x.test.ts', source }];

describe('ids in test titles', () => {
  it.each([
    ["it('AA-01 does', () => {})", ['AA-01']],
    ['describe("BB-02, AA-01: both", () => {})', ['BB-02', 'AA-01']],
    ['test.each([[1, f(2)]])(`AA-03 with %s`, () => {})', ['AA-03']],
    ["it.each([{ id: 'AA-04' }])('$id', () => {})", ['AA-04']],
    ["it.skip('AA-05 later', () => {})", []],
    ['// AA-06 is elsewhere', []],
    ["it('CC-01 of no area', () => {})", ['CC-01']],
    ["it('reads UTF-8 and CC-07', () => {})", []],
  ])('%s', (source, ids) => {
    expect(idsIn(source, ['AA', 'BB'])).toEqual(ids);
  });
});

describe('coverage', () => {
  it('rows with a test are counted by area', () => {
    const { table, problems } = coverage(
      [row('AA-01', 'yes'), row('AA-02'), row('BB-01')].join('\n'),
      test("it('AA-01', f)"),
    );
    expect(table).toEqual([
      { area: 'AA', rows: 2, tested: 1, done: 1 },
      { area: 'BB', rows: 1, tested: 0, done: 0 },
      { area: 'all', rows: 3, tested: 1, done: 1 },
    ]);
    expect(problems).toEqual([]);
  });

  it('a row marked done without a test is a problem', () => {
    expect(coverage(row('AA-01', 'yes'), test("it('other', f)")).problems).toEqual([
      "AA-01: marked done, but no test's title names it",
    ]);
  });

  it('a test that names an unknown row is a problem', () => {
    expect(coverage(row('AA-01'), test("it('AA-99', f)")).problems).toEqual([
      'x.test.ts: names AA-99, which is not in docs/requirements.md',
    ]);
  });

  it('an id that occurs twice and a wrong mark are problems', () => {
    expect(readRows([row('AA-01'), row('AA-01')].join('\n')).problems).toEqual(['AA-01: the id occurs twice']);
    expect(readRows(row('AA-01', 'maybe')).problems).toHaveLength(1);
  });
});
