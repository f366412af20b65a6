import type { Language } from './family-data.ts';
import { hindiFact } from './hindi-facts.ts';

/** What staff wrote: in Hindi where it is known how, else in English and marked as such. */
export function StaffWords({ words, language }: { words: string; language: Language }) {
  if (language === 'en') return words;
  return hindiFact(words) ?? <span lang="en">{words}</span>;
}
