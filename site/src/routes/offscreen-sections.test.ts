import { expect, test } from 'vitest';

import { offscreenStyles } from './offscreen-sections.ts';

const page = '<section id="banner"></section><section data-tone="ink" id="fees"><p id="note"></p></section>';

test('the layout of every section but the first, and of the footer, is put off, on screens with script alone', () => {
  const styles = offscreenStyles(page);
  expect(styles).toMatch(/^@media screen and \(scripting:enabled\)\{#fees,footer\{content-visibility:auto;[^{}]*\}\}$/);
});

test('a page of one section is laid out at once', () => {
  expect(offscreenStyles('<section id="banner"></section>')).toBe('');
});
