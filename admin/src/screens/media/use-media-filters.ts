import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { FileKind, MediaQuery } from '../../providers/media-client.ts';

export type Filters = Pick<MediaQuery, 'search' | 'kind' | 'folder' | 'undescribed' | 'unused' | 'trash'>;

const KINDS: readonly string[] = ['image', 'pdf', 'video'] satisfies FileKind[];

/** The library's filters. They are in the address, which follows them a little later: a fast typist is ahead of it. */
export function useMediaFilters() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [filters, setOwn] = useState(() => filtersIn(address));
  const written = useRef(new Set([address]));
  useEffect(() => {
    // Another address than those written here: a link, or Back.
    if (!written.current.has(address)) setOwn(filtersIn(address));
    written.current = new Set([address]);
  }, [address]);
  const setFilters = (change: Partial<Filters>) => {
    const next = { ...filters, ...change };
    const search = addressOf(next);
    written.current.add(search.toString());
    setOwn(next);
    setParams(search, { replace: true });
  };
  const { search, kind, folder, undescribed, unused } = filters;
  return { filters, setFilters, isFiltered: Boolean(search || kind || folder || undescribed || unused) };
}

function filtersIn(address: string): Filters {
  const params = new URLSearchParams(address);
  const kind = params.get('kind') ?? '';
  return {
    search: params.get('search') ?? '',
    kind: KINDS.includes(kind) ? (kind as FileKind) : undefined,
    folder: params.get('folder') ?? '',
    undescribed: params.has('undescribed'),
    unused: params.has('unused'),
    trash: params.has('trash'),
  };
}

const addressOf = (filters: Filters): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value === true ? '1' : value]] : [],
    ),
  );
