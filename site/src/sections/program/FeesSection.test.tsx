import { type ProgramPage, programSections } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { pageFixture } from '../testing/page-fixture.ts';
import { emi, feePlan } from '../testing/part-fixtures.ts';
import { html, sectionHtml, textsOf, UNVERIFIED, words } from '../testing/render.tsx';
import { FeePanel, FeesSection } from './FeesSection.tsx';
import { waysToPay } from './ways.ts';

const withPlans = (
  change: (plans: ProgramPage['sections']['fees']['feePlans']) => ProgramPage['sections']['fees']['feePlans'],
) => {
  const { fees } = pageFixture().sections;
  return pageFixture({ sections: { fees: { ...fees, feePlans: change(fees.feePlans) } } });
};
const panel = (page: ProgramPage, audience: 'indian' | 'international') =>
  html(<FeePanel page={page} audience={audience} visitor={UNVERIFIED} />);
/** Each plan with its payments. */
const plansOf = (markup: string) => markup.split('role="group"').slice(1).map(words);
const tabs = (page: ProgramPage) =>
  textsOf(sectionHtml(FeesSection, page), 'button').filter((label) => label.endsWith('students'));

test('PAGE-18 the tab for international students exists only if they have a plan', () => {
  expect(tabs(pageFixture())).toEqual(['Indian students', 'International students']);
  expect(tabs(withPlans((plans) => plans.filter(({ isInternational }) => !isInternational)))).toEqual([
    'Indian students',
  ]);
  expect(sectionHtml(FeesSection, pageFixture())).toMatch(/aria-selected="true"[^>]*>Indian students/);
});

test('PAGE-19 CONST-11 a plan has its total, payments and contents, in Indian rupee format, and nothing is ₹0', () => {
  const markup = panel(pageFixture(), 'indian');
  const [lumpsum, semester] = plansOf(markup);
  expect(semester).toContain('At admission ₹35,500 Before semesters 2 to 4 3 × ₹34,500');
  expect(semester).toContain('Semester includes e-books');
  expect(lumpsum).toContain('At once ₹1,28,000');
  expect(lumpsum).toContain('12 months ₹1,28,000');
  expect(lumpsum).toContain('At admission ₹20,000 Months 1 to 12 12 × ₹9,000');
  expect(words(markup)).not.toContain('₹0');
});

test.each([
  [6, 'Admission 6 months At'],
  [9, 'Admission 9 months At'],
  [12, 'Admission 1 year At'],
  [18, 'Admission 6 months 1 year 18 months At'],
  [36, 'Admission 1 year 2 years 3 years At'],
])('PAGE-19 the axis of a plan paid for over %i months ends there', (months, axis) => {
  const emiOptions = [{ id: '', ...emi(20_000, months, 4_000, { fee: 0 }) }];
  const page = withPlans((plans) =>
    plans.filter(({ title }) => title === 'Lumpsum').map((plan) => ({ ...plan, emiOptions })),
  );
  expect(words(panel(page, 'indian'))).toContain(axis);
});

test('PAGE-20 the charges are those of the tab', () => {
  const indian = words(panel(pageFixture(), 'indian'));
  expect(indian).toContain('The registration fee of ₹1,000 is included in semester 1 and is non-refundable.');
  expect(indian).toContain('A re-appear exam costs ₹500 per subject.');
  expect(indian).not.toContain('MEA');
  const international = words(panel(pageFixture(), 'international'));
  expect(international).toContain('registration fee of ₹1,500');
  expect(international).toContain('re-appear exam costs ₹1,000 per subject*');
  expect(international).toContain('other than MEA - African Students');
});

test('PAGE-19 the plan of the “from” price is first and marked, the others keep their order', () => {
  const given = ['Semester', 'Annual', 'Ours', 'Lumpsum'].map((title, at) =>
    feePlan(title, { totalAmount: [139_000, 134_000, 115_200, 128_000][at], isRestricted: title === 'Ours' }),
  );
  const page = withPlans(() => programSections.shape.fees.parse({ componentTitle: '', feePlans: given }).feePlans);
  expect(textsOf(panel(page, 'indian'), 'label')).toEqual([
    'Lumpsum Lowest fee for everyone ₹1,28,000',
    'Semester ₹1,39,000',
    'Annual ₹1,34,000',
    'Ours ₹1,15,200',
  ]);
  const alone = withPlans((plans) => plans.slice(0, 1));
  expect(words(panel(alone, 'indian'))).not.toContain('The lowest fee');
});

test('PAGE-19 the parts of the totals are one table, and the selected plan has one button', () => {
  const markup = panel(pageFixture(), 'indian');
  expect(markup.match(/<table/g)).toHaveLength(1);
  const rows = textsOf(markup, 'tr');
  expect(rows).toContain('Way to pay Total');
  expect(rows).toContain('Lumpsum ₹1,28,000');
  expect(rows).toContain('Lumpsum, 12 months ₹1,28,000');
  expect(plansOf(markup).map((plan) => plan.match(/Enroll Now/g)?.length)).toEqual([1, 1]);
});

test('SEED-07 PAGE-19 empty columns of the table are omitted', () => {
  const rowsOf = (...given: unknown[]) => {
    const page = withPlans(() => programSections.shape.fees.parse({ componentTitle: '', feePlans: given }).feePlans);
    return textsOf(panel(page, 'indian'), 'tr');
  };
  const lumpsum = { totalAmount: 21_899, courseFee: 20_399, examFee: 1_500 };
  expect(rowsOf(feePlan('Lumpsum', lumpsum))).toEqual([
    'Way to pay Total Course fee Exam fee',
    'Lumpsum ₹21,899 ₹20,399 ₹1,500',
  ]);
  expect(rowsOf(feePlan('Lumpsum', { ...lumpsum, emiOptions: [emi(3_899, 6, 3_100, { fee: 600 })] }))).toEqual([
    'Way to pay Total Course fee Exam fee EMI charges',
    'Lumpsum ₹21,899 ₹20,399 ₹1,500 None',
    'Lumpsum, 6 months ₹23,099 ₹20,399 ₹1,500 ₹1,200',
  ]);
});

test('PAGE-08 PAGE-19 a landing page has the same plans, and only the first note', () => {
  const page = pageFixture();
  const landing = html(<FeePanel page={page} audience="indian" visitor={UNVERIFIED} landing />);
  expect(plansOf(landing)).toEqual(plansOf(panel(page, 'indian')).map((plan) => plan.replace(/ A re-appear.*$/, '')));
  expect(landing).not.toContain('<article');
  expect(words(landing)).toContain('The registration fee of ₹1,000');
  expect(words(landing)).not.toContain('re-appear');
});

test('ERR-06 a tab without plans has an empty text', () => {
  const none = withPlans(() => []);
  expect(words(panel(none, 'indian'))).toBe('No Plans Found For Indian Students');
  expect(words(panel(none, 'international'))).toBe('No Plans Found For International Students');
});

test('ERR-06 PAGE-18 with only international plans both tabs exist, and the first is empty', () => {
  const page = withPlans((plans) => plans.filter(({ isInternational }) => isInternational));
  expect(tabs(page)).toHaveLength(2);
  expect(words(sectionHtml(FeesSection, page))).toContain('No Plans Found For Indian Students');
});

test('PAGE-19 a processing fee is one of the payments', () => {
  const page = withPlans(([plan]) =>
    plan ? [{ ...plan, emiOptions: [{ id: '', ...emi(20_000, 24, 4_934, { fee: 1_000 }) }] }] : [],
  );
  expect(words(panel(page, 'indian'))).toContain(
    '24 months ₹1,39,416 Admission 1 year 2 years At admission ₹20,000 Processing fee, at admission ₹1,000 Months 1 to 24 24 × ₹4,934',
  );
});

const ways = (...given: unknown[]) =>
  waysToPay(programSections.shape.fees.parse({ componentTitle: '', feePlans: given }).feePlans);
const sumOf = (steps: ReturnType<typeof ways>[number]['steps']) =>
  steps.reduce((sum, { amount, times = 1 }) => sum + amount * times, 0);

test('PAGE-19 the payments of every way to pay add up to its total', () => {
  const all = ways(
    feePlan('Semester', { type: 3, totalAmount: 139_000, semesterFee: 35_500, otherSemesterFee: 34_500 }),
    feePlan('Annual', { type: 5, totalAmount: 92_000, yearFees: [{ fee: 31_500 }, { fee: 30_500 }, { fee: 30_000 }] }),
    feePlan('Lumpsum', {
      type: 4,
      totalAmount: 128_000,
      emiOptions: [emi(20_000, 12, 9_000), emi(20_000, 24, 4_934, { rate: 9, fee: 1_000 })],
    }),
  );
  expect(all.map(({ title, total }) => [title, total])).toEqual([
    ['Semester', 139_000],
    ['Annual', 92_000],
    ['Lumpsum', 128_000],
    ['Lumpsum, 12 months', 128_000],
    ['Lumpsum, 24 months', 139_416],
  ]);
  for (const { title, total, steps } of all) expect(sumOf(steps), title).toBe(total);
});

test('PAGE-19 each payment has its semester, year or month', () => {
  const [semester, annual, , monthly] = ways(
    feePlan('Semester', { type: 3, totalAmount: 70_000, semesterFee: 35_500, otherSemesterFee: 34_500 }),
    feePlan('Annual', { type: 5, totalAmount: 61_000, yearFees: [{ fee: 31_000 }, { fee: 30_000 }] }),
    feePlan('Lumpsum', { type: 4, totalAmount: 9_000, emiOptions: [emi(0, 9, 1_000, { fee: 100 })] }),
  );
  expect(semester?.steps.map(({ label, at }) => [label, at])).toEqual([
    ['At admission', 0],
    ['Before semester 2', 6],
  ]);
  expect(annual?.steps.map(({ label, at }) => [label, at])).toEqual([
    ['At admission', 0],
    ['Before year 2', 12],
  ]);
  expect(monthly?.steps.map(({ label, at }) => [label, at])).toEqual([
    ['Processing fee, at admission', 0],
    ['Months 1 to 9', 1],
  ]);
});

test('PAGE-19 amounts without a time are listed without one', () => {
  const [odd, unstated, both] = ways(
    feePlan('Semester', { type: 3, totalAmount: 100_000, semesterFee: 35_500, otherSemesterFee: 34_500 }),
    feePlan('Annual', { type: 5, totalAmount: 92_000 }),
    feePlan('Annual', { type: 5, totalAmount: 92_000, yearFees: [{ fee: 92_000 }], semesterFee: 1_000 }),
  );
  expect([odd?.steps, unstated?.steps]).toEqual([
    [
      { label: 'First semester', amount: 35_500 },
      { label: 'Each later semester', amount: 34_500 },
    ],
    [],
  ]);
  expect(both?.steps.map(({ label, at }) => [label, at])).toEqual([
    ['At admission', 0],
    ['First semester', undefined],
  ]);
});
