import type { LeadListColumn } from '@prospectus/contract';

/** How the list can be sorted, and which way each goes first. */
export const SORTS = {
  created_at: 'DESC',
  last_enquiry_at: 'DESC',
  next_at: 'ASC',
  score: 'DESC',
  name: 'ASC',
  area_of_interest: 'ASC',
  media: 'ASC',
  campaign: 'ASC',
} as const;
export type Sort = keyof typeof SORTS;
export type Order = 'ASC' | 'DESC';

/**
 * What the head of a column sorts by: what has an index for both ways, so that a million leads are not sorted for a page.
 * Leads without a follow-up come last either way; ids of stages and people have no order that says anything.
 */
export const SORT_OF_COLUMN: Partial<Record<LeadListColumn | 'name', Sort>> = {
  name: 'name',
  interest: 'area_of_interest',
  next: 'next_at',
  came: 'last_enquiry_at',
  source: 'media',
  campaign: 'campaign',
  created: 'created_at',
  score: 'score',
};

/** Orders that can be chosen where no head can be pressed. */
export const CHOSEN_SORTS = ['created_at', 'last_enquiry_at', 'next_at', 'name', 'score'] as const;

export const isSort = (given: string): given is Sort => Object.hasOwn(SORTS, given);

/** How an order stands in an address, in which the way that is usual for it is left out. */
export const sortInAddress = (sort: Sort, order: Order): Record<'sort' | 'order', string | undefined> => ({
  sort,
  order: order === SORTS[sort] ? undefined : order.toLowerCase(),
});
