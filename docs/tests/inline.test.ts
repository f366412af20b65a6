import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Inline } from '../component-page/Inline.tsx';

const html = (text: string) => renderToStaticMarkup(createElement(Inline, { text }));

test('a line of a guide has code and emphasis, and underscores inside a word or code stay', () => {
  expect(html('Use _one_ word, not `a_b_c`.')).toBe('Use <em>one</em> word, not <code>a_b_c</code>.');
  expect(html('publish_at and unpublish_at')).toBe('publish_at and unpublish_at');
  expect(html('_A whole sentence._')).toBe('<em>A whole sentence.</em>');
});
