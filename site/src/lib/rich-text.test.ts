import { expect, test } from 'vitest';

import { headingsOf, leadOf } from './rich-text.ts';

test('every second-level heading has an id of its words, in any script, and its text as label', () => {
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

test('equal headings have different ids', () => {
  const { headings } = headingsOf('<h2>Dates</h2><h2>Dates!</h2><h2>Dates</h2><h2>Dates of exams</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['part-dates', 'part-dates--2', 'part-dates--3', 'part-dates-of-exams']);
});

test('the first sentences of a text are moved to its lead', () => {
  expect(leadOf('<p>You can leave. We won’t ask.</p>\n<h2>How</h2>')).toEqual({
    lead: 'You can leave. We won’t ask.',
    rest: '<h2>How</h2>',
  });
});

test('a point within a number ends no sentence', () => {
  expect(leadOf('<p>You get 7.5% off. Ask us.</p><p>How?</p>').lead).toBe('You get 7.5% off. Ask us.');
});

test('AUX-01 a text of a line or two stays in the page', () => {
  expect(leadOf('<p>Come at nine.</p>')).toEqual({ lead: '', rest: '<p>Come at nine.</p>' });
});

test('a sentence too long for a lead stays in the text', () => {
  const long = `${'Word '.repeat(40)}end.`;
  expect(leadOf(`<p>Short. ${long}</p>`)).toEqual({ lead: 'Short.', rest: `<p>${long}</p>` });
  expect(leadOf(`<p>${long}</p>`)).toEqual({ lead: '', rest: `<p>${long}</p>` });
});

test('a sentence with markup in it stays whole where it is', () => {
  expect(leadOf('<p>See all classes. Then click <em>Submit</em>.</p>')).toEqual({
    lead: 'See all classes.',
    rest: '<p>Then click <em>Submit</em>.</p>',
  });
  expect(leadOf('<p>Click<em>.</em></p>')).toEqual({ lead: '', rest: '<p>Click<em>.</em></p>' });
});

test('a text that does not begin with a paragraph has no lead', () => {
  const html = '<h2>Who to ask</h2><p>Ask us.</p>';
  expect(leadOf(html)).toEqual({ lead: '', rest: html });
});
