import { expect, test } from 'vitest';
import { headingsOf } from './headings-of.ts';

test('every second-level heading has an id of its words, in any script, and its plain words as label', () => {
  const { html, headings } = headingsOf(
    '<h2>How to check, step by step</h2><h3>First</h3><h2>Fees &amp; <em>refunds</em>?</h2><h2>शुल्क कब देना है</h2>',
  );
  expect(headings).toEqual([
    { id: 'part-how-to-check-step-by-step', label: 'How to check, step by step' },
    { id: 'part-fees-refunds', label: 'Fees & refunds?' },
    { id: 'part-शुल्क-कब-देना-है', label: 'शुल्क कब देना है' },
  ]);
  expect(html).toBe(
    '<h2 id="part-how-to-check-step-by-step">How to check, step by step</h2><h3>First</h3><h2 id="part-fees-refunds">Fees &amp; <em>refunds</em>?</h2><h2 id="part-शुल्क-कब-देना-है">शुल्क कब देना है</h2>',
  );
});

test('headings of the same words have ids of their own', () => {
  const { headings } = headingsOf('<h2>Dates</h2><h2>Dates!</h2><h2>Dates</h2><h2>Dates of exams</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['part-dates', 'part-dates--2', 'part-dates--3', 'part-dates-of-exams']);
});
