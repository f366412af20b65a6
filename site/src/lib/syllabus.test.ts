import { ringTints } from '@prospectus/design-system';
import { expect, test } from 'vitest';

import { subject } from '../sections/testing/part-fixtures.ts';
import { facultyTint, syllabusCaption, syllabusRings } from './syllabus.ts';

/** Semesters of `[name, credits]`, newest subject first, as in the page data. */
const syllabus = (...semesters: [name: string, credits: number | null][][]) => ({
  semesters: semesters.map((subjects, at) => ({
    id: `s${at}`,
    semester: at + 1,
    total_credits: null,
    semester_data: subjects.map(([name, credits], order) => ({ ...subject(name, order + 1), credits })).toReversed(),
  })),
});

test('a ring for each semester, a star for each subject in the order of creation, the capstone in gold', () => {
  const structure = syllabus(
    [
      ['Statistics', 4],
      ['Management', 4],
    ],
    [
      ['Markets', 12],
      ['Capstone in Finance', 8],
      ['Taxation', 4],
    ],
  );
  expect(syllabusRings(structure)).toEqual({ rings: [2, 3], highlight: [1, 1] });
  expect(syllabusCaption(structure)).toBe('5 subjects in 2 semesters. Gold: Capstone in Finance');
});

test.each([
  ['Dissertation', 8],
  ['Data Analytics Project', 4],
  ['Thesis', null],
  ['CAPSTONE', 4],
])('the capstone is found by its name: %s', (name, credits) => {
  const structure = syllabus([
    ['Projective Geometry', 4],
    [name, credits],
    ['Ethics', 4],
  ]);
  expect(syllabusRings(structure).highlight).toEqual([0, 1]);
});

test('of several capstones the one with most credits, of equal ones the last', () => {
  expect(
    syllabusRings(
      syllabus([
        ['Project Management', 4],
        ['Major Project', 16],
      ]),
    ).highlight,
  ).toEqual([0, 1]);
  expect(
    syllabusRings(
      syllabus([
        ['Mini Project', 4],
        ['Project', 4],
      ]),
    ).highlight,
  ).toEqual([0, 1]);
});

test('without such a name the only subject of the last semester with most credits, else none', () => {
  expect(
    syllabusRings(
      syllabus(
        [['A', 9]],
        [
          ['B', 4],
          ['C', 6],
          ['D', 4],
        ],
      ),
    ).highlight,
  ).toEqual([1, 1]);
  expect(
    syllabusRings(
      syllabus([
        ['A', 4],
        ['B', 4],
      ]),
    ),
  ).toEqual({ rings: [2], highlight: undefined });
  expect(
    syllabusCaption(
      syllabus([
        ['A', 4],
        ['B', 4],
      ]),
    ),
  ).toBe('2 subjects in 1 semester');
});

test('no semesters, or semesters without subjects, are valid', () => {
  expect(syllabusRings(syllabus())).toEqual({ rings: [], highlight: undefined });
  expect(syllabusRings(syllabus([], []))).toEqual({ rings: [0, 0], highlight: undefined });
  expect([syllabusCaption(syllabus()), syllabusCaption(syllabus([]))]).toEqual(['', '']);
});

test('programmes of one faculty have one tint, the five faculties of the seed five; without a code there is one too', () => {
  expect(facultyTint('MG200')).toBe(facultyTint('MG203'));
  expect(new Set(['MG100', 'CM100', 'HU100', 'CS101', 'FL101'].map(facultyTint)).size).toBe(ringTints.length);
  expect(ringTints).toContain(facultyTint(''));
  expect(ringTints).toContain(facultyTint('9-7'));
});
