import { expect, test } from 'vitest';

import type { FamilyData } from './family-data.ts';
import { familySheet } from './sheet.ts';

const plan = (title: string, totalAmount: number, more: object = {}) =>
  ({
    title,
    totalAmount,
    courseFee: 0,
    examFee: 0,
    semesterFee: 0,
    otherSemesterFee: 0,
    isInternational: false,
    isRestricted: false,
    ...more,
  }) as FamilyData['plans'][number];
const data = (more: Partial<FamilyData> = {}): FamilyData => ({
  language: 'en',
  path: '/online-mba',
  title: 'MBA',
  universityName: 'A University',
  summary: 'Read accounts.',
  award: 'Master’s degree',
  duration: '2 years',
  nextStart: 'January',
  intake: null,
  eligibility: 'A bachelor’s degree',
  hindi: { short_description: 'हिसाब पढ़ना सीखें।', eligibility: 'स्नातक डिग्री' },
  mode: 'Online: classes in a tent',
  semesters: 0,
  credits: null,
  plans: [plan('Lumpsum', 128_000)],
  total: 128_000,
  totalAbroad: null,
  emi: null,
  lowestMonthlyEmi: null,
  recognition: [{ title: 'Entitled', text: 'To teach online', link: 'https://check.example/' }],
  certificate: 'A certificate.',
  ...more,
});
const facts = (more: Partial<FamilyData>) =>
  familySheet(data(more)).facts.map(({ label, value }) => `${label}: ${value.text}`);

test('a fact without a value is left out, eligibility is in the sheet’s language', () => {
  expect(facts({ award: '' })).toEqual([
    'Duration: 2 years',
    'Next start: January',
    'Total fee: ₹1,28,000',
    'Who can apply: A bachelor’s degree',
  ]);
  expect(facts({ language: 'hi', total: null })).toEqual([
    'अवधि: 2 साल',
    'पढ़ाई कब शुरू होगी: जनवरी',
    'क्या मिलेगा: स्नातकोत्तर (मास्टर) डिग्री',
    'कौन आवेदन कर सकता है: स्नातक डिग्री',
  ]);
});

test('summary and eligibility are in Hindi, or in English and marked as such', () => {
  const words = (more: Partial<FamilyData>) => {
    const { lead, facts: shown } = familySheet(data(more));
    return [lead, shown.at(-1)?.value];
  };
  expect(words({})).toEqual([{ text: 'Read accounts.' }, { text: 'A bachelor’s degree' }]);
  expect(words({ language: 'hi' })).toEqual([{ text: 'हिसाब पढ़ना सीखें।' }, { text: 'स्नातक डिग्री' }]);
  expect(words({ language: 'hi', hindi: { short_description: '', eligibility: '' } })).toEqual([
    { text: 'Read accounts.', lang: 'en' },
    { text: 'A bachelor’s degree', lang: 'en' },
  ]);
});

test.each([
  ['Master’s degree', 'MBA की डिग्री मिलती है'],
  ['Diploma', 'MBA का डिप्लोमा मिलता है'],
  ['Certificate', 'MBA का सर्टिफ़िकेट मिलता है'],
  ['', 'MBA मिलता है'],
])('the Hindi sentence about the award agrees with it: %s', (award, words) => {
  expect(familySheet(data({ language: 'hi', award })).award).toBe(
    `सभी विषय पास करने पर विद्यार्थी को A University से ${words}।`,
  );
});

const option = (emiDuration: number, emiMonthlyPayment: number, emiInterestRate: number) =>
  ({
    emiOption: '',
    installment: {
      emiDownPayment: 0,
      emiProcessingFee: 0,
      emiTotalPayment: 0,
      emiDuration,
      emiMonthlyPayment,
      emiInterestRate,
    },
  }) as NonNullable<FamilyData['emi']>;

test('the sheet shows the lowest monthly payment and the one with the lowest charges', () => {
  const [free, low] = [option(12, 9_000, 0), option(24, 4_934, 9)];
  const monthly = (more: Partial<FamilyData>) =>
    familySheet(data(more)).charges.filter((charge) => /month|किस्त/.test(charge));
  expect(monthly({ emi: free, lowestMonthlyEmi: low })).toEqual([
    'Monthly payments with the lowest total: ₹9,000 a month for 12 months: ₹1,08,000 in total, with no interest.',
    'Lowest monthly payment: ₹4,934 a month for 24 months: ₹1,18,416 in total, with interest of 9% a year.',
  ]);
  expect(monthly({ emi: null, lowestMonthlyEmi: free })).toEqual([
    'Lowest monthly payment: ₹9,000 a month for 12 months: ₹1,08,000 in total, with no interest.',
  ]);
  expect(monthly({ emi: free, lowestMonthlyEmi: low, language: 'hi' })[1]).toMatch(/^सबसे कम मासिक किस्त: .*₹4,934/);
});

test('the total is “from” the lowest of several plans, restricted plans do not count', () => {
  const two = [plan('Semester', 139_000), plan('Lumpsum', 128_000)];
  expect(facts({ plans: two })).toContain('Total fee: from ₹1,28,000');
  expect(facts({ plans: two, language: 'hi' })).toContain('कुल फ़ीस: ₹1,28,000 से शुरू');
  const restricted = [plan('Lumpsum', 128_000), plan('For graduates', 115_200, { isRestricted: true })];
  expect(facts({ plans: restricted })).toContain('Total fee: ₹1,28,000');
  expect(familySheet(data({ plans: restricted })).plans[1]?.note).toBe(' (for some applicants only)');
});

test('in Hindi other texts of staff are English and marked as such, longer ones are left out', () => {
  const { classes, recognition, award } = familySheet(data({ language: 'hi' }));
  expect(classes).toEqual([{ text: 'Online: classes in a tent', lang: 'en' }]);
  expect(recognition).toEqual([
    {
      title: { text: 'Entitled', lang: 'en' },
      text: '',
      link: 'https://check.example/',
      address: 'https://check.example',
    },
  ]);
  expect(award).not.toContain('A certificate.');
  const english = familySheet(data());
  expect([english.classes, english.recognition[0]?.text, english.award]).toEqual([
    [{ text: 'Online: classes in a tent' }],
    'To teach online',
    'A certificate.',
  ]);
});
