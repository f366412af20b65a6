import { PAGE_SECTIONS } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { chosenSections, sectionRows } from './section-order.ts';

test('ADMIN-26 the sections of a page come first in its order, the others follow switched off', () => {
  const rows = sectionRows(['faqs', 'hero', 'faqs', 'no-longer-there']);
  expect(rows).toHaveLength(PAGE_SECTIONS.length);
  expect(rows.slice(0, 3).map(({ id, isOn }) => [id, isOn])).toEqual([
    ['faqs', true],
    ['hero', true],
    ['ticker', false],
  ]);
  expect(chosenSections(rows)).toEqual(['faqs', 'hero']);
});
