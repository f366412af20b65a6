const MAX_CHARACTERS = 120;
// Control characters, marks of text direction, and characters with a meaning in file systems and headers.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF"*:<>?\\|/%;]/gu;

/**
 * A file's name that is safe to show, store and send in a header: the last part of its path without special characters,
 * with the extension of its real type.
 */
export function fileName(given: string, ending: string, unnamed = 'file'): string {
  const last = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const bare = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  return `${[...bare].slice(0, MAX_CHARACTERS).join('').trim() || unnamed}.${ending}`;
}
