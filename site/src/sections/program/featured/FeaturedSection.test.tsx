import { expect, test } from 'vitest';

import { pageFixture } from '../../testing/page-fixture.ts';
import { programCard } from '../../testing/part-fixtures.ts';
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

test('PAGE-25 a card says how long, what it costs and when it starts; its type where a tab holds several', () => {
  const fee = { total: 61_000, from: true };
  const intake = { starts_on: '2027-01-16', apply_by: '2026-12-31' };
  const read = words(
    sectionHtml(
      FeaturedSection,
      pageFixture({
        sections: {
          featured: [
            programCard('online-ma', 'Master of Arts', { fee, intake }),
            programCard('german-language', 'German', { label: 'Certificate', fee: { total: 9_000, from: false } }),
            programCard('cyber-security', 'Cyber Security', { label: 'Diploma', program_type_id: 3 }),
          ],
        },
      }),
    ),
  );
  expect(read).toContain('Duration 2 years Fee from ₹61,000 Starts 16 Jan 2027, apply by 31 Dec View');
  expect(read).toContain('Award Certificate Duration 2 years Fee ₹9,000 View');
  expect(read).toContain('Award Diploma Duration 2 years View');
  expect(read).not.toContain('Award Master');
});
