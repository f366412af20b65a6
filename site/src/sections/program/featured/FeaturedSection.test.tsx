import { expect, test } from 'vitest';

import { pageFixture } from '../../testing/page-fixture.ts';
import { sectionHtml, textsOf, words } from '../../testing/render.tsx';
import { FeaturedSection } from './FeaturedSection.tsx';
import { FEATURED_TABS, isInTab } from '../../../features/program-cards/featured-tabs.ts';

const panels = (markup: string) => markup.split('role="tabpanel"').slice(1);

test('PAGE-25 CONST-02 tabs Bachelors 1, Masters 2, Diploma 3; certificates are among the diplomas', () => {
  expect(FEATURED_TABS.map(({ label, type }) => `${label}=${type}`)).toEqual(['Bachelors=1', 'Masters=2', 'Diploma=3']);
  const [bachelors, masters, diploma] = panels(sectionHtml(FeaturedSection, pageFixture())).map((panel) =>
    textsOf(panel, 'h3'),
  );
  expect(bachelors).toEqual(['No Programs Available']);
  expect(masters).toEqual(['Master of Arts']);
  expect(diploma).toEqual(['Certificate in German Language', 'Diploma in Cyber Security']);
});

test('PAGE-25 a certificate stored as type 2 is no master’s programme', () => {
  expect(
    FEATURED_TABS.filter((tab) => isInTab(tab)({ label: 'Certificate', program_type_id: 2 })).map(({ label }) => label),
  ).toEqual(['Diploma']);
});

const openTab = (program: Parameters<typeof pageFixture>[0]) =>
  /aria-selected="true"[^>]*>(\w+)/.exec(sectionHtml(FeaturedSection, pageFixture(program)))?.[1];

test('PAGE-25 the tab of the page’s own type is open, else the first with something in it', () => {
  expect(openTab({})).toBe('Masters');
  expect(openTab({ program: { label: 'Certificate' } })).toBe('Diploma');
  expect(openTab({ program: { label: 'Bachelor’s degree', program_type_id: 1 } })).toBe('Masters');
});

test('PAGE-25 the page’s own programme is not featured on it, nor a tab for it alone', () => {
  const { featured } = pageFixture().sections;
  const markup = sectionHtml(FeaturedSection, pageFixture({ program: { path: '/online-ma' }, sections: { featured } }));
  expect(textsOf(markup, 'button').filter((label) => /s$|Diploma/.test(label))).toEqual(['Bachelors', 'Diploma']);
  expect(words(markup)).not.toContain('Master of Arts');
  expect(markup).toMatch(/aria-selected="true"[^>]*>Diploma/);
});

test('ERR-07 without featured programmes every tab says so', () => {
  const markup = sectionHtml(FeaturedSection, pageFixture({ sections: { featured: [] } }));
  expect(words(markup).match(/No Programs Available/g)).toHaveLength(3);
});
