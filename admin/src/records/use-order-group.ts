import type { Resource } from '@prospectus/contract';
import { type RaRecord, useGetList, useListContext } from 'react-admin';

import { findField } from '../fields/schema.ts';
import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { useAddress } from '../layout/use-address.ts';
import { useMay } from '../providers/use-may.ts';
import { useLanguage } from '../texts/language-context.ts';
import type { ConsoleResource } from './console-resource.ts';

/** The groups that a resource's records are put in order within, and the one that is shown. */
export type OrderGroup = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  choose: (value: string) => void;
  filter: Record<string, unknown>;
  isPending: boolean;
};

const IN_ADDRESS = 'group';

/** The group in the address; undefined where the resource has one order for all its records. */
export function useOrderGroup(declaration: Resource): OrderGroup | undefined {
  const { text, contractText } = useLanguage();
  const { get, change } = useAddress();
  const field = declaration.orderedWithin;
  const meta = field === undefined ? undefined : findField(declaration, field)?.meta;
  const references = useReferenceOptions(meta?.resource ?? '', meta?.kind === 'reference');
  const texts = useValues(declaration.name, field ?? '', meta?.kind === 'text');
  if (field === undefined || !meta) return undefined;
  const named = {
    reference: [{ value: '', label: text('lists.order.noGroup') }, ...references.options],
    choice: (meta.options ?? []).map(({ id, name }) => ({ value: String(id), label: contractText(name) })),
    text: texts.options,
  };
  const options = named[meta.kind as keyof typeof named] ?? [];
  const value = get(IN_ADDRESS) || options[0]?.value || '';
  return {
    label: contractText(meta.label),
    value,
    options,
    choose: (next) => change({ [IN_ADDRESS]: next }),
    filter: { [field]: meta.kind === 'reference' && value === '' ? null : value },
    isPending: references.isPending || texts.isPending,
  };
}

function useValues(resource: string, field: string, enabled: boolean) {
  const { data = [], isLoading } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      meta: { fields: [field] },
    },
    { enabled },
  );
  const values = [...new Set(data.map((record) => String(record[field])))];
  return { options: values.map((value) => ({ value, label: value })), isPending: isLoading };
}

/**
 * Whether a person may put records in order, and the filter that finds all records of one group: where the list shows
 * exactly such a group, its rows can be moved in the list itself.
 */
export function useOwnGroup({ declaration }: ConsoleResource): {
  mayOrder: boolean;
  filter: Record<string, unknown> | undefined;
  /** Whether the list shows the group from its first record on, in its order: then rows are moved in the table. */
  isInOrder: boolean;
} {
  const { filterValues, sort, page } = useListContext();
  const may = useMay(declaration.name);
  const { ordered, orderedWithin } = declaration;
  const filter = filterValues as Record<string, unknown>;
  const names = Object.keys(filter);
  const isGroup = orderedWithin ? names.length === 1 && names[0] === orderedWithin : names.length === 0;
  const mayOrder = ordered && may('reorder');
  const isByPosition = sort.field === 'position' && sort.order === 'ASC';
  return {
    mayOrder,
    filter: isGroup ? filter : undefined,
    isInOrder: mayOrder && isGroup && isByPosition && page === 1,
  };
}
