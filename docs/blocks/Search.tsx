import { useEffect, useId, useRef, useState } from 'react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type MiniSearch from 'minisearch';
import { excerpt } from './excerpt.ts';
import { type Found, findIn, loadSearch } from './load-search.ts';
import type { SearchSection } from './search-options.ts';
import { searchPrefixesOf } from './search-terms.ts';

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
  const found = index && words.trim() ? findIn(index, words) : undefined;
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
        {found &&
          (found.length > 0
            ? `${found.length} ${found.length === 1 ? 'section' : 'sections'} found`
            : 'No section has any of these words.')}
      </p>
      <ol>
        {found?.slice(0, MAX_SHOWN).map((one) => (
          <FoundSection key={one.id} found={one} />
        ))}
      </ol>
    </search>
  );
}

const MAX_SHOWN = 20;

function FoundSection({ found: { page, title, heading, anchor, text, terms } }: { found: Found }) {
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
