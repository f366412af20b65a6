import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { html, textsOf } from '../../sections/testing/render.tsx';
import { NotFound } from './NotFound.tsx';

/** The page with a menu. */
const shown = (header: object[]) =>
  html(
    <RouterProvider
      router={createMemoryRouter([{ id: 'root', path: '*', element: <NotFound />, loader: () => null }], {
        hydrationData: { loaderData: { root: { frame: { header } } } },
      })}
    />,
  );

test('ROUTE-17 a missing page has a link home, a drawing, and the published popular pages', () => {
  const markup = shown([
    { label: 'Programmes', href: '/programmes' },
    { label: 'Student Corner', items: [{ label: 'Live Lecture', href: '/live-lecture' }] },
  ]);
  expect(textsOf(markup, 'h1')).toEqual(['We can’t find this page']);
  expect(markup).toMatch(/<img[^>]*src="[^"]*lost-star/);
  expect(textsOf(markup, 'h3')).toEqual(['All programmes', 'Class schedule', 'My enquiry']);
  expect(textsOf(shown([]), 'h3')).toEqual(['My enquiry']);
});
