import { expect, it } from 'vitest';

import { wordsIn } from './domain-words.mjs';

const words = (text) => wordsIn(text).map(({ word }) => word);

it('domain words are found in text and in names', () => {
  expect(words('type ProgrammeCard = { courseName: string } // for students')).toEqual([
    'programme',
    'course',
    'students',
  ]);
  expect(words('leadId; newLead; LeadForm')).toEqual(['lead', 'lead', 'lead']);
});

it('everyday words are not reported', () => {
  expect(words('a lead paragraph leads to more, of course; misleading; discourse; leading={1}')).toEqual([]);
});

it('the line number is reported', () => {
  expect(wordsIn('one\ntwo semesters')).toEqual([{ line: 2, word: 'semesters' }]);
});
