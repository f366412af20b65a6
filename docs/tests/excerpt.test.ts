import { expect, test } from 'vitest';
import { excerpt } from '../blocks/excerpt.ts';

const marked = (text: string, ...terms: string[]) =>
  excerpt(text, terms)
    .map((one) => (one.marked ? `[${one.piece}]` : one.piece))
    .join('');

test('terms are marked at the start of a word, in upper and lower case', () => {
  expect(marked('Focus goes to the field. No focus is lost.', 'focus')).toBe(
    '[Focus] goes to the field. No [focus] is lost.',
  );
  expect(marked('Unfocused', 'focus')).toBe('Unfocused');
});

test('a long text is cut near the first term, with an ellipsis at each cut', () => {
  const text = `${'word '.repeat(60)}target ${'more '.repeat(80)}`;
  expect(marked(text, 'target')).toMatch(/^… word .*\[target\] more .* …$/);
});

test('special characters of a regular expression are ordinary characters', () => {
  expect(marked('a (b) c', '(b')).toContain('a');
});
