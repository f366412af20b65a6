import { lazy, Suspense } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

import type { ConsoleResource } from '../console-resource.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useRecordTitle } from '../record-title.ts';
import { RecordTable } from '../RecordTable.tsx';
import { useSaveOrder } from '../use-save-order.ts';
import type { ListView } from './list-view.ts';
import { RowOrderContext } from '../../lists/row-order.ts';
import type { Selection } from '../../lists/use-selection.ts';

const loadBody = async () => ({ default: (await import('./SortableBody.tsx')).SortableBody });
const SortableBody = lazy(loadBody);

/** Begins to load what moves rows, so that the table does not wait for it after its records have come. */
export const preloadOrder = (): void => void loadBody().catch(() => undefined);

/** The records of a list as a table whose rows are put in order where they stand. */
export function OrderedTable({
  resource,
  view,
  selection,
}: {
  resource: ConsoleResource;
  view: ListView;
  selection: Selection;
}) {
  const { declaration } = resource;
  const recordTitle = useRecordTitle();
  const { data, refetch } = useListContext<RaRecord>();
  const save = useSaveOrder(declaration.name, data ?? NO_RECORDS, async () => refetch());
  return (
    <RowOrderContext value={{ label: (record) => recordTitle(declaration, record), save }}>
      <Suspense fallback={<ListSkeleton />}>
        <RecordTable resource={resource} view={view} selection={selection} body={SortableBody} />
      </Suspense>
    </RowOrderContext>
  );
}

const NO_RECORDS: RaRecord[] = [];
