import type { Options } from 'minisearch';
import { searchTerm } from './search-terms.ts';

/** One section of a page, as the search indexes it. */
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

/** The same options make the index and search it. */
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
