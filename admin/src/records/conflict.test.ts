import { resources } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { type Conflict, differences, resolved } from './conflict.ts';

const base = { question: 'How are fees paid?', answer: '<p>Online.</p>', program: null, version: 3 };
const conflict: Conflict = {
  action: 'save',
  base,
  theirs: { ...base, question: 'How do I pay the fees?', program: 'p1', version: 4 },
  mine: { ...base, question: 'How are the fees paid?', answer: '<p>By card or UPI.</p>' },
};

test('ADMIN-18 a conflict names each field that differs, and who changed it', () => {
  expect(differences(resources.faqs, conflict)).toEqual([
    { name: 'question', both: true, suggested: 'mine' },
    { name: 'answer', both: false, suggested: 'mine' },
    { name: 'program', both: false, suggested: 'theirs' },
  ]);
});

test('ADMIN-18 what is chosen field by field stands on the newest version', () => {
  const chosen = resolved(conflict, { question: 'theirs', answer: 'mine', program: 'theirs' });
  expect(chosen).toEqual({
    question: 'How do I pay the fees?',
    answer: '<p>By card or UPI.</p>',
    program: 'p1',
    version: 4,
  });
});

test('sides that came to the same text are no conflict', () => {
  const same = { ...conflict, mine: { ...conflict.theirs } };
  expect(differences(resources.faqs, same)).toEqual([]);
});
