import { LEAD_LIST_COLUMNS, LEAD_LAYOUTS, type LeadListColumn, type LeadLayout } from '@prospectus/contract';
import { LEAD_MILESTONES, LEAD_VIEWS, type LeadMilestone, type LeadView } from '@prospectus/contract/lead-views';
import { z } from 'zod';

import { useAddress } from '../../layout/use-address.ts';
import { usePersonal } from '../../providers/personal.ts';
import { FIELD_FILTERS, isSort, type Order, type Sort, sortInAddress, SORTS } from './lead-fields.ts';

export const PER_PAGE = 50;

const REMEMBERED = z.enum(LEAD_LAYOUTS);
const COLUMNS = z
  .array(z.enum(LEAD_LIST_COLUMNS))
  .min(1)
  .refine((names) => new Set(names).size === names.length);
/** The columns of the table until others are chosen. */
export const DEFAULT_COLUMNS: LeadListColumn[] = [
  'stage',
  'area_of_interest',
  'owner',
  'next_at',
  'score',
  'last_enquiry_at',
];
const FILTERS = ['q', 'stage', 'owner', 'from', 'to', 'reached', ...FIELD_FILTERS.map(({ inAddress }) => inAddress)];
/** The value, in an address, of leads whose field is not known. */
const UNKNOWN = 'unknown';

/** What the list shows is in the address, so that a reload and a shared link show the same. */
export function useLeadList() {
  const { get, change, page, href } = useAddress();
  const view = LEAD_VIEWS.find((one) => one === get('view'));
  const sort = readSort(get('sort'), view);
  const order = readOrder(get('order'), sort);
  const [remembered, remember] = usePersonal<typeof REMEMBERED>('leads.show', REMEMBERED, 'list');
  const [ownColumns, setOwnColumns] = usePersonal<typeof COLUMNS>('leads.columns', COLUMNS, DEFAULT_COLUMNS);
  const named = COLUMNS.safeParse(get('columns').split(',')).data;
  const show = LEAD_LAYOUTS.find((one) => one === get('show')) ?? remembered;
  const values = Object.fromEntries(FILTERS.map((name) => [name, get(name)]));
  const { q = '', stage, owner, from = '', to = '', reached = '' } = values;
  const filter = {
    ...(view && { view }),
    ...(q.trim() && { q: q.trim() }),
    ...(stage && { stage }),
    ...(owner && { owner }),
    // Days are those of Asia/Kolkata.
    ...(isDay(from) && { created_at_gte: `${from}T00:00:00+05:30` }),
    ...(isDay(to) && { created_at_lte: `${to}T23:59:59.999+05:30` }),
    ...(isReached(reached) && { reached }),
    ...Object.fromEntries(
      FIELD_FILTERS.flatMap(({ inAddress, filterName, filter: by }) => {
        const value = values[inAddress];
        if (!value || (by === 'atLeast' && !isNumber(value))) return [];
        return [[filterName, value === UNKNOWN ? null : value]];
      }),
    ),
  };
  return {
    view,
    /** As a list or as a board; what is held back has no stages. */
    show: view === 'quarantine' ? ('list' as const) : show,
    columns: named ?? ownColumns,
    /** Those of a saved view are in the address. */
    setColumns: (next: LeadListColumn[]) => (named ? change({ columns: next.join(',') }) : setOwnColumns(next)),
    setShow: (next: LeadLayout) => {
      remember(next);
      change({ show: next });
    },
    sort,
    order,
    page,
    values,
    params: { filter, sort: { field: sort, order }, pagination: { page, perPage: PER_PAGE } },
    set: (name: string, value: string) => change({ [name]: value, page: undefined }),
    sortBy: (by: Sort, way: Order) => change({ ...sortInAddress(by, way), page: undefined }),
    hrefOfPage: (nth: number) => href('/leads', { page: String(nth) }),
  };
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isNumber = (text: string): boolean => /^-?\d{1,4}$/.test(text);
const isReached = (text: string): text is LeadMilestone => LEAD_MILESTONES.some((one) => one === text);

/** The parameters of the address that filter the list so. */
export const addressOf = (filter: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).map(([column, value]) => {
      // A day's first and last moment are its own in Asia/Kolkata.
      if (column === 'created_at_gte') return ['from', value?.slice(0, 10) ?? ''];
      if (column === 'created_at_lte') return ['to', value?.slice(0, 10) ?? ''];
      const field = FIELD_FILTERS.find(({ filterName }) => filterName === column);
      return [field?.inAddress ?? column, value ?? UNKNOWN];
    }),
  );

export type LeadList = ReturnType<typeof useLeadList>;

// Who is to be called first comes first.
const readSort = (name: string, view: LeadView | undefined): Sort =>
  isSort(name) ? name : view === 'due' || view === 'overdue' ? 'next_at' : 'created_at';

const readOrder = (way: string, sort: Sort): Order =>
  (['ASC', 'DESC'] as const).find((one) => one.toLowerCase() === way) ?? SORTS[sort];
