import { resources } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { TrackedRecord } from './tracked-record.ts';

const record = (fields: object) => ({
  id: 'a',
  version: 1,
  question: 'One',
  answer: '<p>1</p>',
  program: null,
  ...fields,
});

test('what was sent counts as saved even where the server stores it in another form', () => {
  const tracked = new TrackedRecord(resources.faqs, record({}));
  tracked.saved(record({ version: 2, question: 'Two' }), { question: 'Two ' });
  expect(tracked.unsaved({ question: 'Two ', answer: '<p>1</p>', program: null })).toEqual({});
  expect(tracked.unsaved({ question: 'Two w', answer: '<p>1</p>', program: null })).toEqual({ question: 'Two w' });
  expect(tracked.version).toBe(2);
});

test('a colleague’s change of another field is merged; one of the same field to the same value as well', () => {
  const tracked = new TrackedRecord(resources.faqs, record({}));
  const theirs = record({ version: 2, answer: '<p>2</p>' });
  expect(tracked.merge(theirs, { question: 'Mine', answer: '<p>1</p>', program: null })).toEqual({
    answer: '<p>2</p>',
  });
  expect(tracked.unsaved({ question: 'Mine', answer: '<p>2</p>', program: null })).toEqual({ question: 'Mine' });
  expect(tracked.merge(record({ version: 3, answer: '<p>2</p>', question: 'Mine' }), { question: 'Mine' })).toEqual({
    question: 'Mine',
  });
});

test('a change of the same field to another value is no merge, and changes nothing', () => {
  const tracked = new TrackedRecord(resources.faqs, record({}));
  expect(tracked.merge(record({ version: 2, question: 'Theirs' }), { question: 'Mine' })).toBeUndefined();
  expect(tracked.version).toBe(1);
});
