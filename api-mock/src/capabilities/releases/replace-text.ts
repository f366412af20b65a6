/** A text to find, and how. */
export type TextSearch = { text: string; caseSensitive: boolean; wholeWord: boolean };

/** A text with every occurrence replaced; undefined where there is none. */
export function replaceText(value: string, search: TextSearch, replacement: string): string | undefined {
  const after = value.replace(patternOf(search.text, search), () => replacement);
  return after === value ? undefined : after;
}

/** Replaces text in HTML: markup and addresses stay. Text that markup divides is not found. */
export function replaceInHtml(html: string, search: TextSearch, replacement: string): string | undefined {
  const pattern = patternOf(escaped(search.text), search);
  const after = html
    .split(/(<[^<>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : piece.replace(pattern, () => escaped(replacement))))
    .join('');
  return after === html ? undefined : after;
}

function patternOf(text: string, { caseSensitive, wholeWord }: TextSearch): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Letters and digits of any script; `\b` knows only Latin.
  const source = wholeWord ? `(?<![\\p{L}\\p{M}\\p{N}_])${literal}(?![\\p{L}\\p{M}\\p{N}_])` : literal;
  return new RegExp(source, caseSensitive ? 'gu' : 'giu');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
