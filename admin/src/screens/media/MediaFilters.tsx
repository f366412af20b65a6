import styled from '@emotion/styled';
import { Checkbox, Select, space } from '@prospectus/design-system';

import { SearchField } from '../../layout/SearchField.tsx';
import type { FileKind } from '../../media/media-calls.ts';
import { useText } from '../../texts/language-context.ts';
import type { Filters } from './use-media-filters.ts';

/** What narrows the library down. */
export function MediaFilters({
  filters,
  folders,
  onChange,
}: {
  filters: Filters;
  folders: readonly string[];
  onChange: (change: Partial<Filters>) => void;
}) {
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
