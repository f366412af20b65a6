/** The content encodings of answers. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts; `br;q=0` refuses it. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const list = String(accepted ?? '');
  if (BR.test(list)) return 'br';
  return GZIP.test(list) ? 'gzip' : 'identity';
}

const accepts = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i');
const BR = accepts('br');
const GZIP = accepts('gzip');
