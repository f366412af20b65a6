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
  mode: 'Online: classes in a tent',
  semesters: 0,
  credits: null,
  plans: [plan('Lumpsum', 128_000)],
  total: 128_000,
  totalAbroad: null,
  emi: null,
  recognition: [{ title: 'Entitled', text: 'To teach online', link: 'https://check.example/' }],
  certificate: 'A certificate.',
  ...more,
});
const facts = (more: Partial<FamilyData>) =>
  familySheet(data(more)).facts.map(({ label, value }) => `${label}: ${value.text}`);

test('a fact without a value is left out, who can apply is in English alone', () => {
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
  ]);
});

test('the total is the least one where everybody may choose between several, a plan for some counts not', () => {
  const two = [plan('Semester', 139_000), plan('Lumpsum', 128_000)];
  expect(facts({ plans: two })).toContain('Total fee: from ₹1,28,000');
  expect(facts({ plans: two, language: 'hi' })).toContain('कुल फ़ीस: ₹1,28,000 से शुरू');
  const restricted = [plan('Lumpsum', 128_000), plan('For graduates', 115_200, { isRestricted: true })];
  expect(facts({ plans: restricted })).toContain('Total fee: ₹1,28,000');
  expect(familySheet(data({ plans: restricted })).plans[1]?.note).toBe(' (for some applicants only)');
});

test('in Hindi what staff wrote in other words is English and marked as such, their longer texts are left out', () => {
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
