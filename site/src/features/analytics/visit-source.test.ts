import { expect, test } from 'vitest';

import { sourceOf } from './visit-source.ts';

test.each([
  ['/online-mba', '', 'direct'],
  ['/online-mba', 'https://u.test/', 'direct'],
  ['/online-mba', 'https://www.google.com/', 'search'],
  ['/online-mba', 'https://l.instagram.com/', 'social'],
  ['/online-mba', 'https://news.example/me@example.org', 'website'],
  ['/online-mba?utm_source=WhatsApp', '', 'message'],
  ['/online-mba?media=Asha%20Rao', '', 'campaign'],
  ['/online-mba?campaign=x&amp;media=newsletter', '', 'message'],
  ['/refurl?ref=AB12', 'https://www.google.com/', 'referral'],
])('TRACK-02 a visit that begins at %s from %j came from: %s', (path, referrer, source) => {
  expect(sourceOf(new URL(path, 'https://u.test'), referrer)).toBe(source);
});
