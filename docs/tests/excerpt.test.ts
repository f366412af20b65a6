import { expect, test } from 'vitest';
import { excerpt } from '../blocks/excerpt.ts';

const said = (text: string, ...terms: string[]) =>
  excerpt(text, terms)
    .map(({ words, marked }) => (marked ? `[${words}]` : words))
    .join('');

test('marks the words, at the beginnings of words, in any case', () => {
  expect(said('Focus goes to the field. No focus is lost.', 'focus')).toBe(
    '[Focus] goes to the field. No [focus] is lost.',
  );
  expect(said('Unfocused', 'focus')).toBe('Unfocused');
});

test('begins near the first of them and says that it does', () => {
  const text = `${'word '.repeat(60)}target ${'more '.repeat(80)}`;
  expect(said(text, 'target')).toMatch(/^… word .*\[target\] more .* …$/);
});

test('signs in what was asked are no patterns', () => {
  expect(said('a (b) c', '(b')).toContain('a');
});
