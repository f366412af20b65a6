import { normaliseForSearch } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { rows, type Store } from '../database/database.ts';
import { openPgliteInMemory } from '../database/pglite.ts';
import { wordsOf } from './search-words.ts';

// The same cases at each run: what a draw finds becomes an example of its own.
fc.configureGlobal({ seed: 1 });

let store: Store;
beforeAll(async () => void (store = await openPgliteInMemory()));
afterAll(() => store.close());

const inDatabase = async (texts: readonly string[]): Promise<string[]> => {
  const found = await rows<{ form: string }>(
    store.db,
    sql`select search_form(value) as form from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality
      order by ordinality`,
  );
  return found.map(({ form }) => form);
};

test.each([
  ['an accent', 'Zoë', 'zoe'],
  ['accents of Goa', 'São José Conceição', 'sao jose conceicao'],
  ['a composed letter', 'Zoe\u0308', 'zoe'],
  ['full width', 'ＭＢＡ\u3000２', 'mba 2'],
  ['a ligature', 'ﬁnance', 'finance'],
  ['digits of Hindi', 'बीए २०२७', 'बीए 2027'],
  ['digits of Urdu', '۲۰۲۷', '2027'],
  ['a joiner of Malayalam', 'രാജന്‍', 'രാജന്'],
  ['a letter with it', 'രാജൻ', 'രാജന്'],
  ['a joiner of Bengali', 'উৎসব', 'উত্সব'],
  ['a joiner of Hindi', 'क्‍षमा', 'क्षमा'],
  ['a letter with a dot of Hindi', 'क़लम', 'क\u093cलम'],
  ['a vowel of Tamil in two parts', 'கொடி', 'க\u0bc6\u0bbeடி'],
  ['marks of direction', '\u202aAsha\u202c\u200b \u00adRao', 'asha rao'],
  ['marks with a soft hyphen between them', '\u06d6\u00ad\u064b', '\u064b\u06d6'],
  ['a letter with a virama, and a dot', 'ൻ\u093c', 'ന\u093c്'],
  ['vowel signs, which stay', 'कि की', 'कि की'],
])('%s: %s is looked for as %s, by the database too', async (_what, text, form) => {
  expect([normaliseForSearch(text), await inDatabase([text])]).toEqual([form, [form]]);
});

// What people of India write; capitals of other scripts than Latin are left to the locale of a database.
const WRITTEN = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }),
    fc.constantFrom(
      'é',
      'e\u0301',
      'Ñ',
      'ã',
      'ﬁ',
      '½',
      'Ａ',
      '\u00a0',
      '\u200d',
      '\u200c',
      '\u00ad',
      '\u0308',
      '\ufeff',
    ),
    ...[
      [0x0900, 0x0d7f],
      [0x1c50, 0x1c7f],
      [0xabc0, 0xabf9],
      [0x0620, 0x06ff],
    ].map(([from, to]) => fc.integer({ min: from ?? 0, max: to ?? 0 }).map((code) => String.fromCodePoint(code))),
  ),
);

test('contract and database make the same of any text, and nothing more of what is made', async () => {
  const texts = fc.sample(
    WRITTEN.map((parts) => parts.join('').replaceAll('\0', '')),
    200,
  );
  const forms = texts.map(normaliseForSearch);
  expect(await inDatabase(texts)).toEqual(forms);
  expect(forms.map(normaliseForSearch)).toEqual(forms);
});

test('whichever way a text is composed, its words are the same, and each is found by its beginning', () => {
  fc.assert(
    fc.property(WRITTEN, (parts) => {
      const text = parts.join('');
      const words = wordsOf(text);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(wordsOf(text.normalize(form))).toEqual(words);
      expect(wordsOf(words.join(' '))).toEqual(words);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
    }),
    { numRuns: 150 },
  );
});

test('words are split after that: a joiner ends no word, and neither does an accent', () => {
  expect(wordsOf('Zoë O’Brien, രാജന്‍, क्‍षमा, Ｂatch-२०२७')).toEqual(['zoe', 'o', 'brien', 'രാജന്', 'क्षमा', 'batch', '2027']);
});
