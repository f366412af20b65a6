import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { seed } from './index.ts';
import { university } from './university.ts';

const LIST = new URL('../../../../.config/plain-words.json', import.meta.url);
const { texts: words } = JSON.parse(readFileSync(LIST, 'utf8')) as { texts: { not: string; write: string }[] };

test('the texts of the seed use plain words', () => {
  const texts = textsOf([seed, university]);
  expect(texts.length).toBeGreaterThan(3000);
  const found = words.flatMap(({ not, write }) =>
    texts.flatMap((text) => {
      const at = text.search(new RegExp(not, 'i'));
      return at < 0 ? [] : [`${text.slice(Math.max(0, at - 40), at + 40)} (write: ${write})`];
    }),
  );
  expect(found).toEqual([]);
});

/** Every text but keys and addresses. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/href="[^"]*"/g, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (/^(key|slug|link\d*)$/.test(name) ? [] : textsOf(part)));
}
