import MiniSearch, { type SearchResult } from 'minisearch';
import { type SearchSection, searchOptions } from './search-options.ts';

/** A section that was found; `terms` are the terms of the index that matched. */
export type Found = SearchSection & Pick<SearchResult, 'terms'>;

let loading: Promise<MiniSearch<SearchSection>> | undefined;

/** The index, a file of the build beside this page; fetched once. */
export function loadSearch(): Promise<MiniSearch<SearchSection>> {
  loading ??= fetch('./search.json')
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`search.json: ${answer.status}`);
      return MiniSearch.loadJSON<SearchSection>(await answer.text(), searchOptions);
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Sections with all of the words, the best first; where none has all, those with any. */
export function findIn(index: MiniSearch<SearchSection>, words: string): Found[] {
  const all = index.search(words);
  const results = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
  return results as unknown as Found[];
}
