import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { useAddress } from '../../layout/use-address.ts';
import type { FileKind, MediaQuery } from '../../media/media-calls.ts';

export type Filters = Pick<MediaQuery, 'search' | 'kind' | 'folder' | 'undescribed' | 'unused' | 'trash'>;

const KINDS: readonly string[] = ['image', 'pdf', 'video'] satisfies FileKind[];

/** The library's filters. They are in the address, which follows them a moment later: a checkbox changes at once. */
export function useMediaFilters() {
  const { search: address, change } = useAddress();
  const { key } = useLocation();
  const [filters, show] = useState(() => filtersIn(address));
  useEffect(() => show(filtersIn(address)), [address, key]);
  const setFilters = (changes: Partial<Filters>) => {
    show({ ...filters, ...changes });
    change(
      Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, value === true ? '1' : value || undefined]),
      ),
    );
  };
  const { search, kind, folder, undescribed, unused } = filters;
  return { filters, setFilters, isFiltered: Boolean(search || kind || folder || undescribed || unused) };
}

function filtersIn(address: URLSearchParams): Filters {
  const kind = address.get('kind') ?? '';
  return {
    search: address.get('search') ?? '',
    kind: KINDS.includes(kind) ? (kind as FileKind) : undefined,
    folder: address.get('folder') ?? '',
    undescribed: address.has('undescribed'),
    unused: address.has('unused'),
    trash: address.has('trash'),
  };
}
