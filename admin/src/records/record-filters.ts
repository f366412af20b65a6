import { findField } from '../fields/schema.ts';
import type { ListFilter } from '../lists/list-types.ts';
import { translatedMeta } from '../texts/contract-text.ts';
import { useContractText, useText } from '../texts/language-context.ts';
import { type ConsoleResource, hasDrafts } from './console-resource.ts';

/** The filters of a resource's list: words, the fields it names, and the status where records are drafts first. */
export function useRecordFilters(resource: ConsoleResource): ListFilter[] {
  const text = useText();
  const contractText = useContractText();
  const ofFields = (resource.filters ?? []).flatMap((name): ListFilter[] => {
    const field = findField(resource.declaration, name);
    if (!field) return [];
    const { kind, label, resource: reference, options = [] } = translatedMeta(field.meta, contractText);
    if (kind === 'reference') return [{ kind, name, label, resource: reference ?? '' }];
    return [
      { kind: 'choice', name, label, options: options.map(({ id, name: option }) => ({ value: id, label: option })) },
    ];
  });
  return [
    { kind: 'search', ranks: true, name: 'q', label: text('lists.filter.search') },
    ...ofFields,
    ...(hasDrafts(resource)
      ? [
          {
            kind: 'choice' as const,
            name: 'status',
            label: text('lists.columns.status'),
            options: STATUSES.map((status) => ({ value: status, label: text(`lists.status.${status}`) })),
          },
        ]
      : []),
  ];
}

const STATUSES = ['published', 'changed', 'draft'] as const;
