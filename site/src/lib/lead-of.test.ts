import { expect, test } from 'vitest';

import { leadOf } from './lead-of.ts';

test('the first sentences of a text are its lead, and are taken out of the text', () => {
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

test('what is too long for a lead stays in the text', () => {
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

test('a text that begins with something else than a paragraph has no lead', () => {
  const html = '<h2>Who to ask</h2><p>Ask us.</p>';
  expect(leadOf(html)).toEqual({ lead: '', rest: html });
});
