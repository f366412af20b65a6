/** The words around the first place where one of the terms stands, in pieces: the terms are marked. */
export function excerpt(text: string, terms: string[]): { words: string; marked: boolean }[] {
  const pattern = new RegExp(`\\b(${terms.map(escape).join('|')})`, 'giu');
  const first = terms.length > 0 ? Math.max(0, text.search(pattern)) : 0;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const piece = text.slice(start, start + LENGTH);
  const shown = `${start > 0 ? '… ' : ''}${piece}${start + LENGTH < text.length ? ' …' : ''}`;
  if (terms.length === 0) return [{ words: shown, marked: false }];
  return shown
    .split(pattern)
    .map((words, index) => ({ words, marked: index % 2 === 1 }))
    .filter(({ words }) => words !== '');
}

const BEFORE = 60;
const LENGTH = 220;
const escape = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
