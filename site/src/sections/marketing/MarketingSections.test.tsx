import { expect, test } from 'vitest';

import { pageFixture } from '../testing/page-fixture.ts';
import { sectionHtml, textsOf, UNVERIFIED, VERIFIED, words } from '../testing/render.tsx';
import { FaqsSection } from './MarketingSections.tsx';

const { faqs } = pageFixture().sections;
const two = pageFixture({
  sections: {
    faqs: [...faqs, { id: crypto.randomUUID(), question: 'How are examinations held?', answer: '<p>From home.</p>' }],
  },
});

test('SECT-07 questions close each other and all are closed at the start', () => {
  const markup = sectionHtml(FaqsSection, two);
  const tags = [...markup.matchAll(/<details[^>]*>/g)].map(([tag]) => tag);
  expect(tags).toHaveLength(2);
  expect(tags.every((tag) => tag.includes('name="faqs"') && !tag.includes('open'))).toBe(true);
  expect(textsOf(markup, 'summary')).toEqual(['Is the degree recognised?', 'How are examinations held?']);
});

test('SECT-08 Contact Us is for unverified visitors only', () => {
  const shown = (visitor: typeof VERIFIED) =>
    words(sectionHtml(FaqsSection, pageFixture(), { visitor })).includes('Contact Us');
  expect([UNVERIFIED, VERIFIED].map(shown)).toEqual([true, false]);
});
