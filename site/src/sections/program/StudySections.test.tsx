import { expect, test } from 'vitest';

import { pageFixture } from '../testing/page-fixture.ts';
import { sectionHtml, textsOf, words } from '../testing/render.tsx';
import { bySemester, ElectivesSection, sortGroups } from './StudySections.tsx';
import { OtherCoursesSection, OtherSpecialisationsSection, SpecialisationsSection } from './CourseSections.tsx';
import { FeaturedSection } from '../marketing/FeaturedSection.tsx';
import { programCard } from '../testing/part-fixtures.ts';
import { FEATURED_TABS, isInTab } from '../marketing/FeaturedSection.tsx';

const course = (subject_name: string, semester: number | null) => ({ id: subject_name, subject_name, semester });

test('PAGE-17 CONST-11 courses are sorted by semester, courses without one are last', () => {
  const sorted = bySemester([course('A', 4), course('B', null), course('C', 3), course('D', 4)]);
  expect(sorted.map(({ semester, courses }) => [semester, courses.map((one) => one.subject_name)])).toEqual([
    [3, ['C']],
    [4, ['A', 'D']],
    [null, ['B']],
  ]);
});

test('PAGE-17 groups are sorted by their first semester', () => {
  const group = (elective_name: string, ...semesters: (number | null)[]) => ({
    id: elective_name,
    elective_name,
    elective_courses: semesters.map((semester) => course('x', semester)),
  });
  const sorted = sortGroups([group('none'), group('fourth', 4), group('third', 4, 3), group('any', null)]);
  expect(sorted.map(({ elective_name }) => elective_name)).toEqual(['third', 'fourth', 'none', 'any']);
});

test('PAGE-17 a group has its name, and its courses by semester', () => {
  const markup = sectionHtml(ElectivesSection, pageFixture());
  expect(textsOf(markup, 'h3')).toEqual(['Finance']);
  expect(words(markup)).toContain('3rd semester Markets 4th semester Taxation');
});

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

test('PAGE-28 compact cards show seven words, full ones up to 130 characters', () => {
  expect(words(sectionHtml(OtherCoursesSection, pageFixture()))).toContain('What Master of Arts is about, in… Award');
  expect(words(sectionHtml(SpecialisationsSection, pageFixture()))).toContain(
    'so that a compact card has to cut them. Know more',
  );
});

test('specialisations are rows without covers, courses are cards with covers', () => {
  for (const Section of [SpecialisationsSection, OtherSpecialisationsSection])
    expect(sectionHtml(Section, pageFixture())).not.toContain('class="cover"');
  expect(sectionHtml(OtherCoursesSection, pageFixture()).match(/class="cover"/g)).toHaveLength(3);
});

test('PAGE-27 six other courses are shown, courses with a small picture first, featured ones last', () => {
  const [otherCourse] = pageFixture().sections.otherCourses;
  const otherCourses = Array.from({ length: 10 }, (_, at) => ({
    ...otherCourse!,
    id: `00000000-0000-4000-8000-00000000000${at}`,
    display_name: `Course ${at}`,
    path: `/course-${at}`,
    program_thumbnail_one: at === 9 ? '/media/small.jpg' : '',
  }));
  const page = pageFixture({ sections: { otherCourses, featured: otherCourses.slice(0, 5) } });
  const shown = [9, 5, 6, 7, 8, 0].map((at) => `Course ${at}`);
  expect(textsOf(sectionHtml(OtherCoursesSection, page), 'h3')).toEqual(shown);
});

test('PAGE-28 a small card has only the picture that staff uploaded for it', () => {
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

const panels = (markup: string) => markup.split('role="tabpanel"').slice(1);

test('PAGE-25 CONST-02 tabs Bachelors 1, Masters 2, Diploma 3; certificates are with the diplomas', () => {
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

test('PAGE-25 the page’s own programme is not featured, nor is a tab with nothing else', () => {
  const { featured } = pageFixture().sections;
  const markup = sectionHtml(FeaturedSection, pageFixture({ program: { path: '/online-ma' }, sections: { featured } }));
  expect(textsOf(markup, 'button').filter((label) => /s$|Diploma/.test(label))).toEqual(['Bachelors', 'Diploma']);
  expect(words(markup)).not.toContain('Master of Arts');
  expect(markup).toMatch(/aria-selected="true"[^>]*>Diploma/);
});

test('ERR-07 without featured programmes every tab has an empty text', () => {
  const markup = sectionHtml(FeaturedSection, pageFixture({ sections: { featured: [] } }));
  expect(words(markup).match(/No Programs Available/g)).toHaveLength(3);
});

test('PAGE-25 a card has duration, fee and start, and its type if a tab has several', () => {
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
