import { useEffect, useId, useRef, useState } from 'react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import MiniSearch, { type SearchResult } from 'minisearch';
import { excerpt } from './excerpt.ts';
import { searchOptions, searchPrefixesOf, type SearchSection } from './search-options.ts';

/** Full-text search over all pages. The index is fetched when the field gets the focus. */
export function Search({ autoFocus = false }: { autoFocus?: boolean }) {
  const [index, setIndex] = useState<MiniSearch<SearchSection>>();
  const [failed, setFailed] = useState(false);
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const fetchIndex = () => {
    if (!index) loadSearch().then(setIndex, () => setFailed(true));
  };
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const results = index && words.trim() ? findIn(index, words) : undefined;
  return (
    <search className="doc-search">
      <label htmlFor={id}>Search all pages</label>
      <input
        ref={field}
        id={id}
        type="search"
        value={words}
        onFocus={fetchIndex}
        onChange={(event) => setWords(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        placeholder="focus ring, 409, publish a draft"
      />
      <p role="status">
        {failed && 'The index could not be loaded. Reload the page to try again.'}
        {results &&
          (results.length > 0
            ? `${results.length} ${results.length === 1 ? 'section' : 'sections'} found`
            : 'No section has any of these words.')}
      </p>
      <ol>
        {results?.slice(0, MAX_SHOWN).map((result) => (
          <ResultItem key={result.id} result={result} />
        ))}
      </ol>
    </search>
  );
}

const MAX_SHOWN = 20;

function ResultItem({ result: { page, title, heading, anchor, text, terms } }: { result: Result }) {
  return (
    <li>
      <AnchorMdx href={`?path=/docs/${page}${anchor && `#${anchor}`}`} target="_self">
        {[title.split('/').at(-1), heading].filter(Boolean).join(': ')}
      </AnchorMdx>
      <p>
        {excerpt(text, terms.flatMap(searchPrefixesOf)).map(({ piece, marked }, index) =>
          marked ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
        )}
      </p>
    </li>
  );
}

/** A found section; `terms` are the matching terms of the index. */
type Result = SearchSection & Pick<SearchResult, 'terms'>;

/** The index, a file of the build next to this page. */
async function loadSearch(): Promise<MiniSearch<SearchSection>> {
  const response = await fetch('./search.json');
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  return MiniSearch.loadJSON<SearchSection>(await response.text(), searchOptions);
}

/** Sections with all words, the best first; if there are none, sections with any of them. */
function findIn(index: MiniSearch<SearchSection>, words: string): Result[] {
  const all = index.search(words);
  const results = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
  return results as unknown as Result[];
}
