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

test('PAGE-27 six other courses are shown, those with a small picture first, those the page features last', () => {
  const [course] = pageFixture().sections.otherCourses;
  const otherCourses = Array.from({ length: 10 }, (_, at) => ({
    ...course!,
    id: `00000000-0000-4000-8000-00000000000${at}`,
    display_name: `Course ${at}`,
    path: `/course-${at}`,
    program_thumbnail_one: at === 9 ? '/media/small.jpg' : '',
  }));
  const page = pageFixture({ sections: { otherCourses, featured: otherCourses.slice(0, 5) } });
  const shown = [9, 5, 6, 7, 8, 0].map((at) => `Course ${at}`);
  expect(textsOf(sectionHtml(OtherCoursesSection, page), 'h3')).toEqual(shown);
});

test('PAGE-28 a small card has no picture but the one that staff gave it', () => {
  const [first] = pageFixture().sections.otherCourses;
  const markup = sectionHtml(
    OtherCoursesSection,
    pageFixture({
      sections: {
        otherCourses: [
          { ...first!, program_thumbnail: '/media/subject.jpg', program_thumbnail_one: '/media/small.jpg' },
          { ...first!, program_thumbnail: '/media/subject.jpg', program_thumbnail_one: '' },
        ],
      },
    }),
  );
  expect(markup).toContain('src="/media/small.jpg"');
  expect(markup).not.toContain('subject.jpg');
  expect(textsOf(markup, 'h3')).toEqual(['Master of Arts', 'Master of Arts']);
});
