import { expect, test } from 'vitest';

import { pageFixture } from '../../testing/page-fixture.ts';
import { sectionHtml, textsOf } from '../../testing/render.tsx';
import { HighlightsSection } from './HighlightsSection.tsx';
import { pairHighlights } from './pair-highlights.ts';

test('PAGE-10 titles and values are paired by position; a missing value leaves the title alone', () => {
  expect(
    pairHighlights({ key_highlights: 'Duration, Credits, Electives', key_highlights_value: '2 years,96' }),
  ).toEqual([{ title: 'Duration', value: '2 years' }, { title: 'Credits', value: '96' }, { title: 'Electives' }]);
});

test('PAGE-10 an empty value in the middle keeps its place, values beyond the titles are dropped', () => {
  expect(pairHighlights({ key_highlights: 'A, B', key_highlights_value: ',2,3' })).toEqual([
    { title: 'A' },
    { title: 'B', value: '2' },
  ]);
  expect(pairHighlights({ key_highlights: '', key_highlights_value: '1' })).toEqual([]);
});

test('PAGE-10 the strip shows the value before its title', () => {
  expect(textsOf(sectionHtml(HighlightsSection, pageFixture()), 'li')).toEqual([
    '2 years Duration',
    '96 Credits',
    'Electives',
  ]);
});
