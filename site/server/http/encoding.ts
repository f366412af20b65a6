/** The forms an answer can be sent in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best form the visitor takes; `br;q=0` is not met in browsers, yet honoured. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  if (BR.test(list)) return 'br';
  return GZIP.test(list) ? 'gzip' : 'identity';
}

const takes = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i');
const BR = takes('br');
const GZIP = takes('gzip');
