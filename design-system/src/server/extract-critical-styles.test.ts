import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppTheme, Banner, Button, Footer } from '../index.ts';
import { lightColours } from '../tokens/index.ts';
import { createStyleCache, extractCriticalStyles } from './index.ts';

function render(...children: ReactNode[]) {
  const styleCache = createStyleCache();
  const extract = extractCriticalStyles(styleCache);
  return extract(() =>
    renderToString(createElement(AppTheme, { styleCache, children: createElement(Fragment, null, ...children) })),
  );
}

test('a rendered page comes with the CSS it uses, and with nothing else', () => {
  const { html, css, styleElement } = render(createElement(Button, null, 'Apply now'));
  const name = /class="p-(\w+)/.exec(html)?.[1] ?? 'none';
  expect(css).toContain(`.p-${name}{`);
  expect(css).toContain(`--ds-page:${lightColours.page}`);
  expect(css).not.toContain('counter(step)');
  expect(html).not.toContain('<style');
  expect(styleElement.startsWith('<style data-emotion="p">')).toBe(true);
});

test('two renders of one page give the same bytes', () => {
  const page = () => [
    createElement(Banner, { key: 'banner', title: 'Ready to begin?', seed: 'begin' }),
    createElement(Footer, { key: 'footer', brand: 'Meridian', columns: [], legal: '© Meridian' }),
  ];
  expect(render(...page())).toEqual(render(...page()));
});
