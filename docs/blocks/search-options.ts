import type { Options } from 'minisearch';
import { stemmer } from 'stemmer';
import synonyms from './synonyms.json' with { type: 'json' };

/** A section of a page in the search index. */
export interface SearchSection {
  id: string;
  /** `content-accordion--docs`. */
  page: string;
  /** `Content/Accordion`. */
  title: string;
  heading: string;
  anchor: string;
  text: string;
}

/** Used to build the index and to search it. */
export const searchOptions: Options<SearchSection> = {
  fields: ['title', 'heading', 'text'],
  processTerm: searchTerm,
  storeFields: ['page', 'title', 'heading', 'anchor', 'text'],
  searchOptions: {
    boost: { title: 6, heading: 3 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};

/**
 * A word as the search indexes it and looks it up: lower case, stemmed (`publishing` is `publish`), and replaced by the
 * first of its synonyms (`modal` is `dialog`).
 */
function searchTerm(word: string): string {
  const stem = stemmer(word.toLowerCase());
  return firstSynonym.get(stem) ?? stem;
}

/** The beginnings of all words that a term of the index represents, to mark them in an excerpt. */
export const searchPrefixesOf = (term: string): string[] => groups.get(term) ?? [term];

/** Synonyms, the word of these pages first. */
const SYNONYMS = synonyms.map((line) => line.split(' ').map((word) => stemmer(word)));

const firstSynonym = new Map(SYNONYMS.flatMap(([first = '', ...others]) => others.map((other) => [other, first])));
const groups = new Map(SYNONYMS.map((stems) => [stems[0] ?? '', stems]));
