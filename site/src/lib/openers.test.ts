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

test('off a programme it names none, and what it names is encoded', () => {
  expect(openerProps('LOGIN', 'a&b').href).toBe('/enquire?variant=LOGIN&origin=a%26b');
});
