import type { FooterGroup } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { footerColumns, headerMenu } from './navigation.ts';

const menu = [
  {
    label: 'Masters',
    program_type_id: 2,
    items: Array.from({ length: 12 }, (_, at) => ({ label: `Programme ${at}`, path: `/p-${at}` })),
  },
];
const LMS = 'https://lms.test/login';
const titles = (paths: string[]) => headerMenu({ menu, paths, lms: LMS }).map(({ label }) => label);

test('NAV-01 NAV-02 the whole header, in order, once every page exists', () => {
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
    headerMenu({ menu, paths, lms: LMS })
      .find((item) => item.label === label)
      ?.items?.map((item) => item.label);
  expect(inside('Student Corner')).toEqual([
    'LMS',
    'Assessments',
    'Course Conduction',
    'Discussion Forum',
    'Live Lecture',
  ]);
  expect(inside('Admission')).toEqual(['Admission Policy', 'Registration Process', 'Online Admission Portal']);
});

test('unpublished pages and empty groups are omitted', () => {
  expect(titles([])).toEqual(['Home', 'Programmes', 'Student Corner', 'Admission']);
  expect(headerMenu({ menu: [], paths: [], lms: '' }).map(({ label }) => label)).toEqual(['Home', 'Admission']);
});

test('NAV-03 the programmes are grouped under the page of all programmes', () => {
  const programmes = headerMenu({ menu, paths: ['/programmes'], lms: '' }).find(({ label }) => label === 'Programmes');
  expect(programmes?.href).toBe('/programmes');
  expect(programmes?.items?.map(({ label }) => label)).toEqual(['Masters']);
});

test('NAV-04 CONST-08 a column of the footer has its links, at most nine', () => {
  const numbers = Array.from({ length: 9 }, (_, at) => at + 1);
  const links = (filled: number) =>
    Object.fromEntries(
      numbers.flatMap((n) => [
        [`link${n}`, n <= filled ? `/p-${n}` : ''],
        [`link${n}_title`, n <= filled ? `P ${n}` : ''],
      ]),
    );
  const group = (...filled: number[]) =>
    ({ details: filled.map((count) => ({ title: `${count}`, ...links(count) })) }) as unknown as FooterGroup;
  expect(footerColumns(group(9, 3)).map((column) => column.links.length)).toEqual([9, 3]);
  expect(footerColumns(null)).toEqual([]);
});
