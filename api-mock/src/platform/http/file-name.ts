const MOST = 120;
// Control characters, what turns the direction of text, and what file systems and headers give a meaning to.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF"*:<>?\\|/%;]/gu;

/**
 * A file's name as it may be shown, stored and sent in a header: its last part alone, without what could mean
 * something else, with the ending of what the file really is.
 */
export function fileName(given: string, ending: string, unnamed = 'file'): string {
  const last = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const bare = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...bare].slice(0, MOST).join('').trim() || unnamed}.${ending}`;
}
