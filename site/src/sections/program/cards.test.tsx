import { expect, test } from 'vitest';

import { pageFixture } from '../testing/page-fixture.ts';
import { sectionHtml, textsOf, words } from '../testing/render.tsx';
import { OtherCoursesSection } from './other-courses/OtherCoursesSection.tsx';
import { OtherSpecialisationsSection } from './other-specialisations/OtherSpecialisationsSection.tsx';
import { SpecialisationsSection } from './specialisations/SpecialisationsSection.tsx';

const links = (markup: string) =>
  [...markup.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href, inner]) => `${words(inner ?? '')} ${href}`,
  );

test('PAGE-24 Know more leads to the specialisation under its programme', () => {
  expect(links(sectionHtml(SpecialisationsSection, pageFixture()))).toEqual([
    'Know more MA in English /online-ma/english',
  ]);
});

test('PAGE-27 View leads to the course, or to the specialisation under its parent', () => {
  const courses = links(sectionHtml(OtherCoursesSection, pageFixture())).filter((link) => link.startsWith('View'));
  expect(courses[0]).toBe('View Master of Arts /online-ma');
  expect(courses).toHaveLength(3);
  expect(links(sectionHtml(OtherSpecialisationsSection, pageFixture()))).toEqual([
    'View MA in English /online-ma/english',
  ]);
});

test('PAGE-28 compact cards show seven words, full ones as much as 130 characters', () => {
  expect(words(sectionHtml(OtherCoursesSection, pageFixture()))).toContain('What Master of Arts is about, in… Award');
  expect(words(sectionHtml(SpecialisationsSection, pageFixture()))).toContain(
    'so that a compact card has to cut them. Know more',
  );
});

test('specialisations are rows without covers, courses cards with them', () => {
  for (const Section of [SpecialisationsSection, OtherSpecialisationsSection])
    expect(sectionHtml(Section, pageFixture())).not.toContain('class="cover"');
  expect(sectionHtml(OtherCoursesSection, pageFixture()).match(/class="cover"/g)).toHaveLength(3);
});

test('a picture is shown where there is one', () => {
  const [first] = pageFixture().sections.otherCourses;
  const markup = sectionHtml(
    OtherCoursesSection,
    pageFixture({ sections: { otherCourses: [{ ...first!, program_thumbnail: '/media/ma.jpg' }] } }),
  );
  expect(markup).toContain('src="/media/ma.jpg"');
  expect(textsOf(markup, 'h3')).toEqual(['Master of Arts']);
});
