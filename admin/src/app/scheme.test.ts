import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../public/scheme.js', import.meta.url), 'utf8');

/** The scheme of the empty page, with what the store holds. */
function schemeWith(getItem: () => string | null): string {
  let scheme = 'light dark';
  const setAttribute = (name: string, value: string) => {
    if (name === 'content') scheme = value;
  };
  runInNewContext(script, { localStorage: { getItem }, document: { querySelector: () => ({ setAttribute }) } });
  return scheme;
}

test.each([
  ['"dark"', 'dark'],
  ['"light"', 'light'],
  ['"sepia"', 'light dark'],
  ['{', 'light dark'],
  [null, 'light dark'],
])('the store says %s: the page before the console is %s', (stored, scheme) => {
  expect(schemeWith(() => stored)).toBe(scheme);
});

test('a browser that keeps nothing follows the system', () => {
  const closed = () => {
    throw new Error('storage is closed');
  };
  expect(schemeWith(closed)).toBe('light dark');
});
