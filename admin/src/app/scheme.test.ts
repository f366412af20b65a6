import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../public/scheme.js', import.meta.url), 'utf8');

/** The colour scheme of the page before the console loads, with this stored preference. */
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
])('with the stored preference %s the page before the console loads is %s', (stored, scheme) => {
  expect(schemeWith(() => stored)).toBe(scheme);
});

test('without access to storage the page follows the system', () => {
  const denied = () => {
    throw new Error('storage is denied');
  };
  expect(schemeWith(denied)).toBe('light dark');
});
