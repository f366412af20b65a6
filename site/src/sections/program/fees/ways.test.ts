import { programSections } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { emi, feePlan } from '../../testing/part-fixtures.ts';
import { waysToPay } from './ways.ts';

const ways = (...given: unknown[]) =>
  waysToPay(programSections.shape.fees.parse({ componentTitle: '', feePlans: given }).feePlans);
const sumOf = (steps: ReturnType<typeof ways>[number]['steps']) =>
  steps.reduce((sum, { amount, times = 1 }) => sum + amount * times, 0);

test('PAGE-19 the payments of every way add up to its total', () => {
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

test('PAGE-19 each payment says its semester, year or month', () => {
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

test('PAGE-19 where amounts do not say when they are paid they are listed without a time', () => {
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
