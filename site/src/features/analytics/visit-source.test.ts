import { expect, test } from 'vitest';

import { visitSource } from './visit-source.ts';

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  };
};
const sourceOf = (path: string, referrer = '', kept = storage()) =>
  visitSource(new URL(path, 'https://u.test'), referrer, kept as unknown as Storage);

test.each([
  ['/online-mba', '', 'direct'],
  ['/online-mba', 'https://u.test/', 'direct'],
  ['/online-mba', 'https://www.google.com/', 'search'],
  ['/online-mba', 'https://l.instagram.com/', 'social'],
  ['/online-mba', 'https://news.example/me@example.org', 'website'],
  ['/online-mba?utm_source=WhatsApp', '', 'message'],
  ['/online-mba?media=Asha%20Rao', '', 'campaign'],
  ['/refurl?ref=AB12', 'https://www.google.com/', 'referral'],
])('TRACK-02 a visit that begins at %s from %j came from: %s', (path, referrer, source) => {
  expect(sourceOf(path, referrer)).toBe(source);
});

test('TRACK-02 the first page of a visit decides', () => {
  const kept = storage();
  expect(sourceOf('/', 'https://www.bing.com/', kept)).toBe('search');
  expect(sourceOf('/fees', 'https://u.test/', kept)).toBe('search');
});
