/**
 * A title as the last part of an address: 'Online MA (English)' is `online-ma-english`, 'हिन्दी' is `hindi`. Empty where it
 * has neither letters nor digits.
 */
export const slugOf = async (title: string): Promise<string> =>
  (await inLatin(title))
    .replaceAll(/[’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');

// The table of all scripts weighs half a megabyte: it is loaded for a title that needs it.
const inLatin = async (title: string): Promise<string> =>
  /^\p{ASCII}*$/u.test(title) ? title : (await import('any-ascii')).default(title.normalize('NFC'));
