import { expect, test } from 'vitest';

import { openerProps } from './openers.ts';

test('an opener is a link to the enquiry with its variant, origin and programme', () => {
  expect(openerProps('DOWNLOAD', 'banner', { slug: 'online-mba' })).toEqual({
    href: '/enquire?program=online-mba&variant=DOWNLOAD&origin=banner',
    'data-enquire': 'DOWNLOAD',
    'data-origin': 'banner',
    'data-program': 'online-mba',
  });
});

test('an opener outside a programme has none', () => {
  expect(openerProps('LOGIN', 'header').href).toBe('/enquire?variant=LOGIN&origin=header');
});
