import type { Resource } from '@prospectus/contract';
import { type RaRecord, useGetList } from 'react-admin';

import { findField } from '../fields/schema.ts';
import { useReferenceOptions } from '../fields/use-reference-options.ts';
import { useAddress } from '../layout/use-address.ts';
import { useContractText, useText } from '../texts/language-context.ts';

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
  const text = useText();
  const contractText = useContractText();
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

/** Each value that a field has in some record. */
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
