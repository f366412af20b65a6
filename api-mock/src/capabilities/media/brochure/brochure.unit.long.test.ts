import { type Program, resources } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { brochureOf } from './brochure.ts';
import { streamsOf, textOf } from './testing/text-of.ts';

const publisher = { name: 'A University', phone: '1800 000 0108', email: 'ask@university.example' };
const program = (more: Partial<Program> = {}): Program =>
  resources.program.schema.parse({
    slug: 'online-mba',
    display_name: 'Master of Business Administration',
    duration: '2 years',
    description: '<p>Read accounts &amp; lead people.</p>',
    semesters: [{ semester: 1, semester_data: [{ subject_name: 'Accounting for Managers', credits: 4 }] }],
    fee_plans: [{ title: 'Lumpsum', totalAmount: 150_000 }],
    admission_steps: [{ title: 'Apply', description: 'Fill in the form.' }],
    ...more,
  });
const pdfOf = async (more?: Partial<Program>) => Buffer.from(await brochureOf(program(more), publisher));
const count = (pdf: Buffer, pattern: RegExp) => pdf.toString('latin1').match(pattern)?.length ?? 0;

test('the same content gives the same bytes, other content others', async () => {
  const [one, again, other] = await Promise.all([pdfOf(), pdfOf(), pdfOf({ duration: '3 years' })]);
  expect(again.equals(one)).toBe(true);
  expect(other.equals(one)).toBe(false);
});

test('a reader aloud finds title, language, headings, lists and tables with their headers', async () => {
  const pdf = await pdfOf();
  const text = pdf.toString('latin1');
  for (const needed of ['/Lang (en-IN)', '/Marked true', '/DisplayDocTitle true', 'pdfuaid:part>1<'])
    expect(text).toContain(needed);
  expect([count(pdf, /\/S \/Document\b/g), count(pdf, /\/S \/H1\b/g)]).toEqual([1, 1]);
  expect(count(pdf, /\/S \/H2\b/g)).toBe(5);
  expect(count(pdf, /\/S \/Table\b/g)).toBe(3);
  expect(count(pdf, /\/Scope \/Column\b/g), 'plan and total').toBe(2);
  expect(count(pdf, /\/S \/LBody\b/g)).toBe(1);
});

test('PAGE-31 the fees have their instalments and charges, the structure and the certificate their notes', async () => {
  const emi = (more: object) => ({
    emiOption: '12 months',
    installment: {
      emiDownPayment: 5_000,
      emiDuration: 12,
      emiMonthlyPayment: 12_500,
      emiTotalPayment: 155_000,
      ...more,
    },
  });
  const plan = { title: 'Lumpsum', totalAmount: 150_000 };
  const text = textOf(
    await pdfOf({
      fee_plans: [
        { ...plan, emiOptions: [emi({ emiInterestRate: 9.5, emiProcessingFee: 499 })] },
        { ...plan, isInternational: true, totalAmount: 250_000 },
      ] as never,
      program_structure_disclaimer: '<p>Electives depend on demand.</p>',
      certificate_disclaimer: '<p>The degree names the university alone.</p>',
    }),
  );
  for (const said of [
    'Lumpsum: monthly instalments (EMI)',
    '₹12,500 × 12',
    '9.5% a year',
    '₹499',
    '₹1,55,000',
    'The registration fee of ₹1,000 is included in semester 1 and is non-refundable.',
    'The registration fee of ₹1,500 is included in semester 1 and is non-refundable.',
    'A re-appear exam costs ₹500 per subject.',
    'A re-appear exam costs ₹1,000 per subject, other than for MEA - African Students.',
    'Electives depend on demand.',
    'The degree names the university alone.',
    '1 of 2',
  ])
    expect(text).toContain(said);
});

test('SEED-07 an amount that no plan has is no column of the fees', async () => {
  const plan = (title: string, more: object = {}) => ({ title, totalAmount: 21_899, ...more });
  const alone = textOf(await pdfOf({ fee_plans: [plan('Lumpsum')] as never }));
  expect(alone).toContain('Plan In total Lumpsum ₹21,899');
  expect(alone).not.toContain('–');
  const both = textOf(
    await pdfOf({
      fee_plans: [
        plan('Lumpsum', {
          emiOptions: [{ emiOption: '6 months', installment: { emiDuration: 6, emiMonthlyPayment: 3_650 } }],
        }),
        plan('Semester', { semesterFee: 21_899 }),
      ] as never,
    }),
  );
  expect(both).toContain('Plan First semester In total Lumpsum – ₹21,899 Semester ₹21,899 ₹21,899');
  expect(both).toContain('Option Each month Interest 6 months ₹3,650 × 6 None');
});

test('the cover has a star for each subject, and one in marigold for the capstone', async () => {
  const semesters = (...names: string[]) =>
    [{ semester: 1, semester_data: names.map((subject_name) => ({ subject_name, credits: 4 })) }] as never;
  const without = streamsOf(await pdfOf({ semesters: semesters('Accounting', 'Law') }));
  const withOne = streamsOf(await pdfOf({ semesters: semesters('Accounting', 'Law', 'Capstone Project') }));
  // A star is one outline of sixteen corners.
  const stars = (drawn: string) => drawn.match(/ m\n(?:[^\n]+ l\n){15}h\n/g)?.length ?? 0;
  expect([stars(without), stars(withOne)]).toEqual([2, 3]);
  expect(withOne).not.toBe(without);
});

test('every font is embedded; Devanagari has one of its own', async () => {
  const fonts = (pdf: Buffer) => new Set(pdf.toString('latin1').match(/(?<=\/FontName \/[A-Z]{6}\+)[\w-]+/g));
  expect([...fonts(await pdfOf())].some((name) => name.includes('Devanagari'))).toBe(false);
  const hindi = await pdfOf({ display_name: 'हिन्दी साहित्य (Hindi)' });
  expect([...fonts(hindi)].some((name) => name.includes('Devanagari'))).toBe(true);
  for (const pdf of [hindi, await pdfOf()]) expect(count(pdf, /\/FontFile2\b/g)).toBe(fonts(pdf).size);
});

test('text that would break the metadata’s XML does not', async () => {
  const text = (await pdfOf({ display_name: 'R&D <management>' })).toString('latin1');
  expect(text).toContain('RandD management: programme structure');
});
