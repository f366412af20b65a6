import { resources } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { type Conflict, conflictingFields, mergeConflict } from './changes.ts';

const base = { question: 'How are fees paid?', answer: '<p>Online.</p>', program: null, version: 3 };
const conflict: Conflict = {
  action: 'save',
  base,
  theirs: { ...base, question: 'How do I pay the fees?', program: 'p1', version: 4 },
  mine: { ...base, question: 'How are the fees paid?', answer: '<p>By card or UPI.</p>' },
};

test('ADMIN-18 a conflict lists each field that differs, and who changed it', () => {
  expect(conflictingFields(resources.faqs, conflict)).toEqual([
    { name: 'question', both: true, suggested: 'mine' },
    { name: 'answer', both: false, suggested: 'mine' },
    { name: 'program', both: false, suggested: 'theirs' },
  ]);
});

test('ADMIN-18 the fields chosen are merged into the newest version', () => {
  const chosen = mergeConflict(conflict, { question: 'theirs', answer: 'mine', program: 'theirs' });
  expect(chosen).toEqual({
    question: 'How do I pay the fees?',
    answer: '<p>By card or UPI.</p>',
    program: 'p1',
    version: 4,
  });
});

test('fields with the same value on both sides are not listed', () => {
  const same = { ...conflict, mine: { ...conflict.theirs } };
  expect(conflictingFields(resources.faqs, same)).toEqual([]);
});
