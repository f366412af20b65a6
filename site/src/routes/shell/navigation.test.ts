import { expect, test } from 'vitest';

import { footerColumns, headerMenu } from './navigation.ts';

const menu = [
  {
    label: 'Masters',
    program_type_id: 2,
    items: Array.from({ length: 12 }, (_, at) => ({ label: `Programme ${at}`, path: `/p-${at}` })),
  },
];
const titles = (paths: string[]) => headerMenu({ menu, paths }).map(({ label }) => label);

test('NAV-01 the whole header, in order, once every page exists', () => {
  const paths = [
    '/about',
    '/assessments',
    '/course-conduction',
    '/discussion-forum',
    '/live-lecture',
    '/admission-policy',
    '/registration-process',
    '/recognition',
    '/contact',
  ];
  expect(titles(paths)).toEqual([
    'Home',
    'About',
    'Programmes',
    'Student Corner',
    'Admission',
    'Recognition',
    'Contact Us',
  ]);
  const inside = (label: string) =>
    headerMenu({ menu, paths })
      .find((item) => item.label === label)
      ?.items?.map((item) => item.label);
  expect(inside('Student Corner')).toEqual(['Assessments', 'Course Conduction', 'Discussion Forum', 'Live Lecture']);
  expect(inside('Admission')).toEqual(['Admission Policy', 'Registration Process', 'Online Admission Portal']);
});

test('what has no page is left out, and so is a title with nothing under it', () => {
  expect(titles([])).toEqual(['Home', 'Programmes', 'Admission']);
  expect(headerMenu({ menu: [], paths: [] }).map(({ label }) => label)).toEqual(['Home', 'Admission']);
});

test('CONST-08 a column of the footer holds at most nine links', () => {
  expect(footerColumns({ menu }, 9)[0]?.links).toHaveLength(9);
});
