import { expect, test } from 'vitest';

import { pageFixture } from '../../testing/page-fixture.ts';
import { sectionHtml, textsOf, words } from '../../testing/render.tsx';
import { bySemester, sortGroups } from './by-semester.ts';
import { ElectivesSection } from './ElectivesSection.tsx';

const course = (subject_name: string, semester: number | null) => ({ id: subject_name, subject_name, semester });

test('PAGE-17 CONST-11 courses are sorted by semester, those without one last', () => {
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

test('PAGE-17 a group is named, its courses under their semester', () => {
  const markup = sectionHtml(ElectivesSection, pageFixture());
  expect(textsOf(markup, 'h3')).toEqual(['Finance']);
  expect(words(markup)).toContain('3rd semester Markets 4th semester Taxation');
});
