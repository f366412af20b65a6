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

test('PAGE-25 the first tab with something in it is open', () => {
  expect(sectionHtml(FeaturedSection, pageFixture())).toMatch(/aria-selected="true"[^>]*>Masters/);
});

test('ERR-07 without featured programmes every tab says so', () => {
  const markup = sectionHtml(FeaturedSection, pageFixture({ sections: { featured: [] } }));
  expect(words(markup).match(/No Programs Available/g)).toHaveLength(3);
});
