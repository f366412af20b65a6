import { expect, test } from 'vitest';

import { openerProps } from '../../lib/openers.ts';
import { pageFixture } from '../testing/page-fixture.ts';
import { html, textsOf, UNVERIFIED, VERIFIED, words } from '../testing/render.tsx';
import { FaqsSection } from './FaqsSection.tsx';

const { faqs } = pageFixture().sections;
const two = [...faqs, { id: 'second', question: 'How are examinations held?', answer: '<p>From home.</p>' }];

test('SECT-07 questions close each other and all are closed at the start', () => {
  const markup = html(<FaqsSection faqs={two} visitor={UNVERIFIED} open={openerProps} />);
  const tags = [...markup.matchAll(/<details[^>]*>/g)].map(([tag]) => tag);
  expect(tags).toHaveLength(2);
  expect(tags.every((tag) => tag.includes('name="faqs"') && !tag.includes('open'))).toBe(true);
  expect(textsOf(markup, 'summary')).toEqual(['Is the degree recognised?', 'How are examinations held?']);
});

test('SECT-08 Contact Us is for unverified visitors alone', () => {
  const shown = (visitor: typeof VERIFIED) =>
    words(html(<FaqsSection faqs={faqs} visitor={visitor} open={openerProps} />)).includes('Contact Us');
  expect([UNVERIFIED, VERIFIED].map(shown)).toEqual([true, false]);
});

test('without questions there is no section', () => {
  expect(words(html(<FaqsSection faqs={[]} visitor={UNVERIFIED} open={openerProps} />))).toBe('');
});
