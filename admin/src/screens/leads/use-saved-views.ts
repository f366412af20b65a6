import type { LeadViewFields, LeadViewRecord } from '@prospectus/contract';
import { useDataProvider, useGetList } from 'react-admin';
import { useNavigate } from 'react-router';

import { useAddress } from '../../layout/use-address.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { useDesk } from './use-desk.ts';
import { isSort, sortInAddress } from './lead-fields.ts';
import { addressOf, type LeadList } from './use-lead-list.ts';

const ALL = { sort: { field: 'title', order: 'ASC' as const }, pagination: { page: 1, perPage: 500 } };

/** Own saved views and those that are shared; the one that is open; and what can be done with them. */
export function useSavedViews(list: LeadList) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const text = useText();
  const desk = useDesk();
  const navigate = useNavigate();
  const address = useAddress();
  const { data = [], refetch } = useGetList<LeadViewRecord>('leads/views', ALL);
  const open = data.find(({ id }) => id === address.get('saved'));
  const { filter, sort } = list.params;
  const present: Pick<LeadViewFields, 'filter' | 'sort' | 'columns' | 'show'> = {
    filter: filter as LeadViewFields['filter'],
    sort: [sort.field, sort.order],
    columns: [...list.columns],
    show: list.show,
  };
  const attempt = async (call: () => Promise<unknown>, done: string) => {
    const isDone = await desk.attempt(call, done);
    await refetch();
    return isDone;
  };
  return {
    views: data,
    open,
    /** Whether the list shows something else by now than the open view says. */
    isChanged: open !== undefined && hrefOf(open) !== hrefOf({ ...open, ...present }),
    isBusy: desk.isBusy,
    save: (fields: Pick<LeadViewFields, 'title' | 'shared'>) =>
      attempt(
        async () => {
          const { data: made } = await provider.create<LeadViewRecord>('leads/views', {
            data: { ...present, ...fields },
          });
          void navigate(hrefOf(made), { replace: true });
        },
        text('desk.saved.done', { title: fields.title }),
      ),
    change: (view: LeadViewRecord, changes: Partial<LeadViewFields>) =>
      attempt(
        () =>
          provider.update('leads/views', {
            id: view.id,
            data: { ...changes, version: view.version },
            previousData: view,
          }),
        text('desk.saved.changed', { title: changes.title ?? view.title }),
      ),
    /** Makes the open view what the list shows now. */
    present,
    remove: (view: LeadViewRecord) =>
      attempt(
        async () => {
          await provider.delete('leads/views', { id: view.id, previousData: view });
          if (open?.id === view.id) address.change({ saved: undefined });
        },
        text('desk.saved.deleted', { title: view.title }),
      ),
  };
}

/** The address that shows a view. */
export function hrefOf({ id, filter, sort: [field, way], columns, show }: LeadViewRecord): string {
  const { sort = field, order } = isSort(field) ? sortInAddress(field, way) : {};
  const address = new URLSearchParams({ ...addressOf(filter), sort, ...(order && { order }), show, saved: id });
  address.sort();
  if (columns) address.set('columns', columns.join(','));
  return `/leads?${address.toString()}`;
}
