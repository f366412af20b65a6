import { expect, test } from 'vitest';

import { linkKind } from './link-kind.ts';

test.each([
  ['/online-ma#fees', 'page'],
  ['#refer', 'page'],
  ['/media/abc.pdf', 'file'],
  ['tel:+91 20 1234', 'phone'],
  ['MAILTO:a@b.test', 'mail'],
  ['https://b.test/media/x', 'outside'],
])('ADMIN-38 %s leads to a %s', (address, kind) => {
  expect(linkKind(address)).toBe(kind);
});
