/** The text around the first term, in pieces, with the terms marked. Terms match at the start of a word. */
export function excerpt(text: string, terms: string[]): { piece: string; marked: boolean }[] {
  const pattern = new RegExp(`\\b(${terms.map(escape).join('|')})`, 'giu');
  const first = terms.length > 0 ? Math.max(0, text.search(pattern)) : 0;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const part = text.slice(start, start + LENGTH);
  const shown = `${start > 0 ? '… ' : ''}${part}${start + LENGTH < text.length ? ' …' : ''}`;
  if (terms.length === 0) return [{ piece: shown, marked: false }];
  return shown
    .split(pattern)
    .map((piece, index) => ({ piece, marked: index % 2 === 1 }))
    .filter(({ piece }) => piece !== '');
}

const BEFORE = 60;
const LENGTH = 220;
const escape = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
