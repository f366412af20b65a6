import { expect, test } from 'vitest';

import { slugOf } from './slug-of.ts';

test.each([
  ['Online MA (English)', 'online-ma-english'],
  ['  Bachelor’s degree  ', 'bachelors-degree'],
  ['Économie & société', 'economie-societe'],
  ['हिन्दी', ''],
  ['a'.repeat(90), 'a'.repeat(80)],
])('the address of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
