import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { fieldErrors, inlineLeadForm, isPhone, leadForm, normalisePhone, referralForm } from './index.ts';

// The same cases at each run.
fc.configureGlobal({ seed: 1 });

const LEAD = { phone: '98 76-543210', name: 'Asha Rao', email: 'asha@example.test', qualification: 3, interest: 'MA' };

describe('LEAD-26 a phone in any notation', () => {
  test.each([
    ['+91 (0) 98765 43210', '9876543210'],
    ['+91-098765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['tel:+919876543210;ext=22', '9876543210'],
    ['98765 43210 / 91234 56789', '9876543210'],
    ['\u202a+91\u00a098765\u00a043210\u202c', '9876543210'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['൯൮൭൬൫൪൩൨൧൦', '9876543210'],
    ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
    ['９８７６５４３２１０', '9876543210'],
    ['9198765432', '9198765432'],
    ['+44 (0)7400 123456', '+447400123456'],
    ['00971 50 123 4567', '+971501234567'],
    ['(+971) 50-123-4567', '+971501234567'],
  ])('%j is read as %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
  });

  const SEPARATOR = fc.constantFrom('', ' ', '-', '\u00a0', '.', '\u200b');
  const digit = fc.tuple(fc.constantFrom(0x30, 0x966, 0x9e6, 0xbe6, 0xd66, 0xff10), SEPARATOR);
  test('an Indian number in digits of any script, with any separators, is read as ten digits', () => {
    const number = fc.tuple(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }), fc.array(digit, { minLength: 10 }));
    const prefix = fc.constantFrom('', '0', '+91', '+91 0', '0091 ', '91');
    fc.assert(
      fc.property(number, prefix, ([national, drawn], before) => {
        const written = [...String(national)].map((character, at) => {
          const [zero, separator] = drawn[at] as [number, string];
          return String.fromCodePoint(zero + Number(character)) + separator;
        });
        expect(normalisePhone(before + written.join(''))).toBe(String(national));
      }),
    );
  });

  test('no text makes it throw, and reading a phone again does not change it', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+0-9() ./-]{0,24}$/));
    fc.assert(
      fc.property(texts, (typed) => {
        const phone = normalisePhone(typed);
        expect(isPhone(phone) ? normalisePhone(phone) : phone).toBe(phone);
      }),
      { numRuns: 200 },
    );
  });
});

describe('LEAD-27 a name', () => {
  const nameOf = (name: string): unknown => {
    const read = z.safeParse(leadForm, { ...LEAD, name });
    return read.success ? read.data.name : undefined;
  };

  test.each([
    ['Malayalam with a joiner', 'രാജന്‍'],
    ['Malayalam', 'രാജൻ മേനോൻ'],
    ['Hindi', 'आशा राव'],
    ['Hindi with a joiner', 'क्‍षमा'],
    ['Marathi', 'ज्ञानेश्वर'],
    ['Bengali', 'অনন্যা চট্টোপাধ্যায়'],
    ['Assamese', 'ৰূপালী'],
    ['Gujarati', 'ભાવેશ પટેલ'],
    ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Odia', 'ସୁଭଦ୍ରା ଦାସ'],
    ['Tamil', 'தமிழ்ச்செல்வி'],
    ['Telugu', 'వెంకటేశ్వర్లు'],
    ['Kannada', 'ಸೌಮ್ಯ ಗೌಡ'],
    ['Kannada with a joiner', 'ರ‍್ಯಾಂಕ'],
    ['Urdu', 'عائشہ خان'],
    ['Kashmiri', 'رَشید'],
    ['Sindhi in Devanagari', 'ॻुलु'],
    ['Santali', 'ᱥᱟᱱᱛᱟᱲ'],
    ['Manipuri', 'ꯃꯤꯇꯩ'],
    ['Nepali without a joined letter', 'श्री‌मान'],
  ])('in %s: %s', (_script, name) => {
    expect(nameOf(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['\u00a0Asha\u2003Rao\u3000', 'Asha Rao'],
    ['Asha \t Rao\r\n', 'Asha Rao'],
    ['\u200eAsha\u200b\u00ad Rao\u2069\ufeff', 'Asha Rao'],
    ['Zoe\u0308', 'Zoë'],
    ['\u200dAsha \u200cRao', 'Asha Rao'],
  ])('%j is stored as %j', (typed, stored) => {
    expect([nameOf(typed), z.safeParse(referralForm, { ...LEAD, name: typed }).data?.name]).toEqual([stored, stored]);
    expect(z.parse(inlineLeadForm, { ...LEAD, name: typed }).name).toBe(stored);
  });

  test.each(['', '\u00a0\u200b', 'R2D2', 'Asha-Rao', 'x@y', '<b>', 'A'.repeat(81), '👩\u200d💻'])(
    '%j is refused',
    (name) => {
      const { error } = z.safeParse(leadForm, { ...LEAD, name });
      expect(error && fieldErrors(error)).toEqual({ name: 'Please enter valid details.' });
    },
  );

  test('has at most 80 letters, also of scripts beyond 16 bits', () => {
    expect(nameOf('𑄌'.repeat(80))).toBe('𑄌'.repeat(80));
  });

  test('no text makes it throw; a valid name keeps its letters, and does not change when read again', () => {
    const parts = fc.constantFrom('രാ', 'ജന്‍', 'é', 'e\u0301', 'क़', 'Asha', ' ', '\u00a0', '\u200d', '\u200b', '\t');
    const names = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(parts).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(names, (typed) => {
        const name = nameOf(typed);
        if (name === undefined) return;
        expect(name).toMatch(/^\S+( \S+)*$/);
        expect(nameOf(name as string)).toBe(name);
        const letters = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}]/gu);
        expect(letters(name as string)).toEqual(letters(typed));
      }),
      { numRuns: 200 },
    );
  });
});
