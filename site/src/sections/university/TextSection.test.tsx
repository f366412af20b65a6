import { expect, test } from 'vitest';

import { homeFixture } from '../testing/home-fixture.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { universitySectionHtml, VERIFIED } from '../testing/render.tsx';
import { formSectionOf } from './program-groups.ts';
import { TextSection } from './TextSections.tsx';

const HEADINGS = ['What it is', 'Fees', 'Dates', 'Help'];

const shown = (headings: readonly string[], given: Partial<UniversitySectionProps> = {}) =>
  universitySectionHtml(
    TextSection,
    homeFixture({ content: headings.map((heading) => `<h2>${heading}</h2><p>Text.</p>`).join('') }),
    { tone: 'white', inlineForm: <form aria-label="Talk to a counsellor" />, ...given },
  );

test('SECT-12 a text with four headings has a list of links to them beside it', () => {
  const markup = shown(['What it is', 'Fees &amp; refunds', 'Dates', 'Dates']);
  const nav = /<nav aria-label="On this page"[\s\S]*?<\/nav>/.exec(markup)?.[0] ?? '';
  const links = [...nav.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, label]) => ({ id, label }));
  expect(links.map(({ label }) => label)).toEqual(['What it is', 'Fees &amp; refunds', 'Dates', 'Dates']);
  expect(links.map(({ id }) => markup.split(`<h2 id="${id}">`).length - 1)).toEqual([1, 1, 1, 1]);
});

test('SECT-12 a shorter text has no list of headings', () => {
  expect(shown(['What it is', 'Fees', 'Dates'])).not.toContain('<nav');
});

test('ROLE-02 ROLE-03 beside the text is the form for unverified visitors', () => {
  const form = 'aria-label="Talk to a counsellor"';
  expect(shown(HEADINGS)).toContain(form);
  expect(shown(HEADINGS, { visitor: VERIFIED })).not.toContain(form);
  expect(shown(HEADINGS, { visitor: VERIFIED })).toContain('aria-label="On this page"');
});

test('the form is beside the page’s text, or on the first screen of the home page, campaigns and pages without text', () => {
  const page = (changes: object) =>
    homeFixture({ path: '/contact', order: ['content'], content: '<p>Short.</p>', ...changes });
  expect(formSectionOf(page({}), false)).toBe('content');
  expect(formSectionOf(page({}), true)).toBe('banner');
  expect(formSectionOf(page({ path: '/' }), false)).toBe('banner');
  expect(formSectionOf(page({ order: ['faqs'] }), false)).toBe('banner');
  expect(formSectionOf(page({ content: '' }), false)).toBe('banner');
});
