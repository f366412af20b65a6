import { type FieldsWith, LEAD_FIELDS, type LeadField, leadFields, type LeadListColumn } from '@prospectus/contract';

import { useContractText } from '../../texts/language-context.ts';

export type Sort = FieldsWith<{ sort: string }>;
export type Order = 'ASC' | 'DESC';

/** How the list can be sorted, and which way each goes first. */
export const SORTS = Object.fromEntries(
  leadFields<Sort>(({ sort }) => sort).map(([name, { sort }]) => [name, sort]),
) as Record<Sort, Order>;

/** Orders that can be chosen where no head can be pressed. */
export const CHOSEN_SORTS = ['created_at', 'last_enquiry_at', 'next_at', 'name', 'score'] as const;

export const isSort = (name: string): name is Sort => Object.hasOwn(SORTS, name);

/** An order in an address, in which the way that is usual for it is left out. */
export const sortInAddress = (sort: Sort, order: Order): Record<'sort' | 'order', string | undefined> => ({
  sort,
  order: order === SORTS[sort] ? undefined : order.toLowerCase(),
});

/** Fields that the panel of filters, or a link from another screen, filters by, each with its names in the address and in the call. */
export const FIELD_FILTERS = leadFields<FieldsWith<{ filter: string }>>(({ filter }) => filter).map(
  ([name, { inAddress = name, ...field }]) => ({
    ...field,
    name,
    inAddress,
    filterName: field.filter === 'atLeast' ? `${name}_gte` : name,
  }),
);

/** What fields are called, and their values, in the language of the console. */
export function useFieldText() {
  const contractText = useContractText();
  return {
    label: (name: Sort | LeadListColumn): string => contractText(LEAD_FIELDS[name].label),
    named: ({ names }: Pick<LeadField, 'names'>, value: string): string => contractText(names?.[value] ?? value),
  };
}
