import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { darkColours, lightColours } from './colour.ts';
import { tokensCss } from './tokens-css.ts';

test('tokens.css agrees with the tokens; after a change run: npm run tokens --prefix design-system', () => {
  expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
});

test('it holds every scheme and every measure', () => {
  const css = tokensCss();
  for (const value of [
    lightColours.action,
    darkColours.action,
    '--ds-space-1-5: 12px',
    '--ds-z-index-modal: 1300',
    '--ds-motion-calm',
  ])
    expect(css).toContain(value);
  for (const selector of [':root', "[data-scheme='dark']", "[data-scheme='auto']", "[data-tone='ink']"])
    expect(css).toContain(`${selector} {`);
  expect(css.match(/@media \(prefers-contrast: more\)/g)).toHaveLength(2);
});
