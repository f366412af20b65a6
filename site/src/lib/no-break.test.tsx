import { expect, test } from 'vitest';

import { html } from '../sections/testing/render.tsx';
import { noBreak, withWholeTimes, withWholeWords } from './no-break.tsx';

test('times of day stay together, days may go on in the next line', () => {
  expect(withWholeTimes('Monday to Saturday, 9 am to 7 pm')).toBe(`Monday to Saturday, ${noBreak('9 am to 7 pm')}`);
  expect(withWholeTimes('Daily from 9:30 am')).toBe(`Daily from ${noBreak('9:30 am')}`);
  expect(withWholeTimes('By appointment')).toBe('By appointment');
});

test('a word with a hyphen stays in one line, and the text is as it was', () => {
  const markup = html(<p>{withWholeWords('by e-mail, SMS or e-mail')}</p>);
  expect(markup.match(/white-space:nowrap">e-mail</g)).toHaveLength(2);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('by e-mail, SMS or e-mail');
});
