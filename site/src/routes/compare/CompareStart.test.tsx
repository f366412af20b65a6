import { expect, test } from 'vitest';

import { html, textsOf } from '../../sections/testing/render.tsx';
import { CompareStart } from './CompareStart.tsx';

test('ROUTE-16 where nothing is chosen there is what to look at, and a pair of each level to start from', () => {
  const path = '/compare?programs=online-bba,online-bcom';
  const markup = html(
    <CompareStart pairs={[{ label: 'Bachelor’s degree', titles: 'Online BBA or Online BCom', path }]} />,
  );
  expect(textsOf(markup, 'b')).toEqual(['What you pay', 'Whether you can apply', 'When you can study']);
  expect(textsOf(markup, 'h2')).toEqual(['Popular comparisons']);
  expect(markup).toContain(`href="${path}"`);
  expect(textsOf(html(<CompareStart pairs={[]} />), 'h2')).toEqual([]);
});
