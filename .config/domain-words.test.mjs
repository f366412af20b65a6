import { expect, it } from 'vitest';

import { wordsIn } from './domain-words.mjs';

const words = (text) => wordsIn(text).map(({ word }) => word);

it('finds domain words in prose and in names', () => {
  expect(words('type ProgrammeCard = { courseName: string } // for students')).toEqual([
    'programme',
    'course',
    'students',
  ]);
  expect(words('leadId; newLead; LeadForm')).toEqual(['lead', 'lead', 'lead']);
});

it('leaves everyday words alone', () => {
  expect(words('a lead paragraph leads to more, of course; misleading; discourse; leading={1}')).toEqual([]);
});

it('knows the line', () => {
  expect(wordsIn('one\ntwo semesters')).toEqual([{ line: 2, word: 'semesters' }]);
});
