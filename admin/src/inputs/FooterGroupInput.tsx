import { Select } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';

import type { KindInputProps } from './kind-input.ts';
import { useText } from '../texts/language-context.ts';
import { useField } from './use-field.ts';

/** A group of footer columns by its slug: one of those that columns belong to. */
export function FooterGroupInput(props: KindInputProps) {
  const text = useText();
  const { value, change, bound } = useField(props, '');
  const { data, isPending, error } = useGetList<RaRecord>('footer', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'slug', order: 'ASC' },
    meta: { fields: ['slug'] },
  });
  const groups = new Set((data ?? []).map(({ slug }) => String(slug)));
  // A group may have lost its last column.
  if (value !== '') groups.add(value);
  return (
    <Select
      {...bound}
      value={value}
      disabled={isPending && value === ''}
      error={bound.error ?? (error ? text('entities.list.notLoaded') : undefined)}
      placeholder={text(isPending ? 'entities.list.loading' : 'entities.list.none')}
      options={[...groups].map((slug) => ({ value: slug, label: slug }))}
      onChange={(event) => change(event.target.value)}
    />
  );
}
