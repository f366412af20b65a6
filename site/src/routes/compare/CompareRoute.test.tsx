import { expect, test } from 'vitest';

import { html, textsOf, UNVERIFIED, VERIFIED } from '../../sections/testing/render.tsx';
import { CompareStart } from './CompareRoute.tsx';
import type { Compared } from './compare-query.ts';
import { CompareTables } from './CompareTables.tsx';

test('ROUTE-16 without a choice there are criteria, and a pair of each level', () => {
  const path = '/compare?programs=online-bba,online-bcom';
  const markup = html(
    <CompareStart pairs={[{ label: 'Bachelor’s degree', titles: 'Online BBA or Online BCom', path }]} />,
  );
  expect(textsOf(markup, 'b')).toEqual(['What you pay', 'Whether you can apply', 'When you can study']);
  expect(textsOf(markup, 'h2')).toEqual(['Popular comparisons']);
  expect(markup).toContain(`href="${path}"`);
  expect(textsOf(html(<CompareStart pairs={[]} />), 'h2')).toEqual([]);
});

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
  byMonth: null,
  plans: ['Lumpsum'],
  ...changes,
});
const tables = (...programs: Compared[]) =>
  html(<CompareTables programs={programs} visitor={UNVERIFIED} />)
    .split('<caption')
    .slice(1);

test('ROUTE-16 programmes are compared by their differences; equal values are shown once', () => {
  const [different = '', same = ''] = tables(program('mba'), program('mca', { feeIndian: 90_000, credits: null }));
  expect(textsOf(different, 'tr')).toEqual([
    'Programme MBA MCA',
    'Total fee for Indian students, from ₹1,28,000 ₹90,000',
    'Credits 80 –',
    'Next step Apply Now Apply Now',
  ]);
  expect(different).toContain('href="/mca"');
  expect(textsOf(same, 'tr')).toContain('Duration 2 years');
  expect(same).toContain('The same in both');
  expect(textsOf(same, 'tr')).toContain('Specialisations None');
  expect(same, 'what none of them has').not.toContain('Monthly payments');
  expect(same).not.toContain('–');
});

test('ROUTE-16 programmes without equal values have one table', () => {
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
    byMonth: { figures: '9 × ₹1', cost: '₹9 in total, with no interest' },
    plans: [],
  });
  expect(tables(program('mba'), other)).toHaveLength(1);
  expect(tables(program('mba'), program('mca'), other)[0]).toContain('MCA');
});

test('PAGE-30 each programme has its own apply button; a verified visitor continues', () => {
  const programs = [program('mba'), program('mca', { feeIndian: 90_000 })];
  const markup = html(<CompareTables programs={programs} visitor={UNVERIFIED} />);
  for (const { slug } of programs) expect(markup).toContain(`href="/enquire?program=${slug}&amp;variant=REGISTER`);
  const verified = html(<CompareTables programs={programs} visitor={VERIFIED} />);
  expect(textsOf(verified, 'tr')).toContain('Next step Continue Application Continue Application');
  expect(verified).not.toContain('data-enquire');
});

test('ROUTE-16 monthly payments have their total below', () => {
  const byMonth = { figures: '₹20,000 + 12 × ₹9,000', cost: '₹1,28,000 in total, with no interest' };
  const [different = ''] = tables(program('mba', { byMonth }), program('mca'));
  expect(textsOf(different, 'tr')).toContain(
    'Monthly payments ₹20,000 + 12 × ₹9,000 ₹1,28,000 in total, with no interest –',
  );
});
