import { expect, test } from 'vitest';

import { landingFixture, pageFixture } from '../testing/page-fixture.ts';
import { sectionHtml, textsOf, words } from '../testing/render.tsx';
import { BannerSection } from './FirstScreen.tsx';
import { StructureSection } from './StructureSection.tsx';

test('PAGE-15 only the first semester is open at the start', () => {
  const opened = [...sectionHtml(StructureSection, pageFixture()).matchAll(/<details[^>]*>/g)].map(([tag]) =>
    / open=""/.test(tag),
  );
  expect(opened).toEqual([true, false]);
});

test('PAGE-16 semesters by ordinal with credits, subjects in the order of creation, electives marked', () => {
  const markup = sectionHtml(StructureSection, pageFixture());
  expect(textsOf(markup, 'summary')).toEqual(['1st semester 8 credits', '2nd semester 4 credits']);
  const subjects = textsOf(markup, 'th').filter((cell) => !['Subject', 'Credits'].includes(cell));
  expect(subjects).toEqual(['Management', 'Statistics', 'Elective I Elective']);
});

test('at its side is the chart, and a star of the first screen opens its semester', () => {
  const markup = sectionHtml(StructureSection, pageFixture());
  expect(markup.match(/<svg viewBox="-100.*?<\/svg>/)?.[0].match(/<use href="#\w+s"/g)).toHaveLength(3);
  const anchors = [...sectionHtml(BannerSection, pageFixture()).matchAll(/<a href="#(semester-\d)"/g)];
  expect(anchors.map(([, id]) => id)).toEqual(['semester-1', 'semester-1', 'semester-2']);
  for (const [, id] of anchors) expect(markup).toContain(`id="${id}"`);
});

test('PAGE-16 the total of credits and the note', () => {
  const markup = sectionHtml(StructureSection, pageFixture());
  expect(words(markup)).toContain('12 credits over 2 semesters.');
  expect(markup).toContain('<p>Electives need ten learners.</p>');
});

test('PAGE-16 the eleventh to the thirteenth semester end in th, the twenty-first in st', () => {
  const [first] = pageFixture().sections.structure.semesters;
  const semesters = [11, 12, 13, 20].map((semester) => ({
    ...first!,
    id: `s${semester}`,
    semester,
    total_credits: null,
  }));
  const { structure } = pageFixture().sections;
  const markup = sectionHtml(StructureSection, pageFixture({ sections: { structure: { ...structure, semesters } } }));
  expect(textsOf(markup, 'summary')).toEqual(['11th semester', '12th semester', '13th semester', '20th semester']);
});

test('ROUTE-05 a short landing page has the first and last subjects and a line per semester; a full one opens the first semester', () => {
  const brief = sectionHtml(StructureSection, landingFixture('2'), { landing: true });
  expect(words(brief)).toContain('You start with Management and Statistics. You finish with your Elective I.');
  expect(textsOf(brief, 'summary')).toEqual(['All subjects by semester']);
  expect(textsOf(brief, 'h3')).toEqual(['1st semester', '2nd semester']);
  expect(words(brief)).toContain('12 credits over 2 semesters.');
  expect(textsOf(brief, 'li')).toEqual(['1st semester Management · Statistics', '2nd semester Elective I']);
  expect(textsOf(sectionHtml(StructureSection, landingFixture('1'), { landing: true }), 'summary')).toHaveLength(2);
});
