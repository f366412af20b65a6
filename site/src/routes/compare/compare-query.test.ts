import { expect, test } from 'vitest';

import { comparedSlugs, comparePath } from './compare-query.ts';

const chosen = (query: string) => comparedSlugs(new URLSearchParams(query));

test('ROUTE-16 programmes of a comparison: a list or repeated parameters, no duplicates, only slugs', () => {
  expect(chosen('programs=online-mba,online-mca')).toEqual(['online-mba', 'online-mca']);
  expect(chosen('programs=online-mba&programs=online-mca&programs=online-mba')).toEqual(['online-mba', 'online-mca']);
  expect(chosen('programs=../x, online-ma ,<b>,&q=1')).toEqual(['online-ma']);
  expect(chosen('')).toEqual([]);
});

test('a comparison has one address', () => {
  expect(comparePath(['online-mba', 'online-ma'])).toBe('/compare?programs=online-mba,online-ma');
  expect(comparePath([])).toBe('/compare');
});
