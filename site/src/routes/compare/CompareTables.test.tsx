import { expect, test } from 'vitest';

import { html, textsOf } from '../../sections/testing/render.tsx';
import type { Compared } from './compare-data.ts';
import { CompareTables } from './CompareTables.tsx';

const program = (slug: string, changes: Partial<Compared> = {}): Compared => ({
  slug,
  path: `/${slug}`,
  name: slug.toUpperCase(),
  label: 'Master’s degree',
  duration: '2 years',
  eligibility: 'A bachelor’s degree',
  mode: 'Online',
  nextStart: '16 Jan 2027',
  semesters: 4,
  credits: 80,
  electives: 0,
  specialisations: [],
  recognition: ['UGC Entitled'],
  feeIndian: 128_000,
  feeInternational: null,
  byMonth: '',
  plans: ['Lumpsum'],
  ...changes,
});
const tables = (...programs: Compared[]) =>
  html(<CompareTables programs={programs} />)
    .split('<caption')
    .slice(1);

test('ROUTE-16 programmes are compared by what they differ in; what is the same in all is said once', () => {
  const [different = '', same = ''] = tables(program('mba'), program('mca', { feeIndian: 90_000, credits: null }));
  expect(textsOf(different, 'tr')).toEqual([
    'What MBA MCA',
    'Total fee for Indian students, from ₹1,28,000 ₹90,000',
    'Credits 80 –',
  ]);
  expect(different).toContain('href="/mca"');
  expect(textsOf(same, 'tr')).toContain('Duration 2 years');
  expect(same).toContain('The same in both');
  expect(textsOf(same, 'tr')).toContain('Specialisations None');
});

test('ROUTE-16 programmes that share nothing have one table', () => {
  const other = program('mca', {
    label: 'Diploma',
    duration: '1 year',
    eligibility: '10+2',
    mode: 'Weekends',
    nextStart: '',
    semesters: 2,
    credits: 40,
    electives: 2,
    specialisations: ['A'],
    recognition: [],
    feeIndian: 1,
    feeInternational: 1,
    byMonth: '₹1',
    plans: [],
  });
  expect(tables(program('mba'), other)).toHaveLength(1);
  expect(tables(program('mba'), program('mca'), other)[0]).toContain('MCA');
});
