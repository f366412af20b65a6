import styled from '@emotion/styled';
import { Checkbox, Select, space } from '@prospectus/design-system';

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { SearchField } from '../../layout/SearchField.tsx';
import { useAddress } from '../../layout/use-address.ts';
import type { FileKind, MediaQuery } from '../../media/media-calls.ts';
import { useText } from '../../texts/language-context.ts';

type Filters = Pick<MediaQuery, 'search' | 'kind' | 'folder' | 'undescribed' | 'unused' | 'trash'>;

const KINDS: readonly string[] = ['image', 'pdf', 'video'] satisfies FileKind[];

/** The library's filters. The address follows them a moment later, so that a checkbox changes at once. */
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

type FilterProps = { filters: Filters; folders: readonly string[]; onChange: (change: Partial<Filters>) => void };

export function MediaFilters({ filters, folders, onChange }: FilterProps) {
  const text = useText();
  return (
    <Root role="search">
      <SearchField
        label={text('media.search')}
        value={filters.search ?? ''}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label={text('media.kind')}
        placeholder={text('media.allKinds')}
        value={filters.kind ?? ''}
        options={[
          { value: 'image', label: text('media.pictures') },
          { value: 'pdf', label: text('media.pdfs') },
          { value: 'video', label: text('media.videos') },
        ]}
        onChange={(event) => onChange({ kind: (event.target.value || undefined) as FileKind | undefined })}
      />
      <Select
        label={text('media.folder')}
        placeholder={text('media.allFolders')}
        value={filters.folder ?? ''}
        options={folders.map((name) => ({ value: name, label: name }))}
        onChange={(event) => onChange({ folder: event.target.value })}
      />
      <Checkbox
        label={text('media.onlyUnused')}
        checked={filters.unused ?? false}
        onChange={(event) => onChange({ unused: event.target.checked })}
      />
      <Checkbox
        label={text('media.onlyUndescribed')}
        checked={filters.undescribed ?? false}
        onChange={(event) => onChange({ undescribed: event.target.checked })}
      />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: space(2),
  alignItems: 'end',
});
