import { Button, EmptyState, ErrorState, Stack } from '@prospectus/design-system';
import { useEffect, useRef, useState } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';

import { PageHeader } from '../layout/PageHeader.tsx';
import { useIsTabletUp } from '../layout/use-viewport.ts';
import { useContractText, useText } from '../texts/language-context.ts';
import { type ConsoleResource, listPath } from './console-resource.ts';
import { FilterBar } from './FilterBar.tsx';
import { BulkBar } from './list/BulkBar.tsx';
import { type ListView, useListView } from './list/list-view.ts';
import { ListTools } from './list/ListTools.tsx';
import { useListKeys } from '../lists/use-list-keys.ts';
import { OrderedTable, preloadOrder } from './list/OrderedTable.tsx';
import { type Selection, useSelection } from '../lists/use-selection.ts';
import { useOwnGroup } from './use-order-group.ts';
import { defaultSort, listFields } from './list-columns.ts';
import { ListSkeleton } from '../lists/ListSkeleton.tsx';
import { labelInSentence } from './record-title.ts';
import { RecordCards } from './RecordCards.tsx';
import { OrderedRows } from './RecordOrder.tsx';
import { RecordTable } from './RecordTable.tsx';
import { useMay } from '../providers/use-may.ts';

/** The list of a resource: header, filters, and its records as a table or cards. */
export function RecordList({ resource }: { resource: ConsoleResource }) {
  const view = useListView(resource);
  return (
    <ListBase
      resource={resource.declaration.name}
      sort={defaultSort(resource)}
      perPage={25}
      exporter={false}
      {...(resource.initialFilter && { filterDefaultValues: resource.initialFilter() })}
      // A failure is shown at once, with a button to retry.
      queryOptions={{ retry: false, meta: { fields: listFields(resource, view.columns) } }}
      authLoading={<ListSkeleton />}
    >
      <Page resource={resource} view={view} />
    </ListBase>
  );
}

function Page({ resource, view }: { resource: ConsoleResource; view: ListView }) {
  const text = useText();
  const contractText = useContractText();
  const { label, name } = resource.declaration;
  const { total, isPending } = useListContext();
  const mayCreate = useMay(name)('create');
  const [isOrdering, setOrdering] = useState(false);
  const group = useOwnGroup(resource);
  const page = useRef<HTMLDivElement>(null);
  const selection = useSelection();
  useListKeys(page, selection);
  useEffect(() => {
    if (group.isInOrder) preloadOrder();
  }, [group.isInOrder]);
  const showsOrder = isOrdering && group.filter !== undefined;
  return (
    <div ref={page}>
      <Stack gap={3}>
        <PageHeader
          title={contractText(label.many)}
          count={isPending ? null : total}
          actions={
            <>
              {group.mayOrder && (
                <Button
                  variant="secondary"
                  size="small"
                  {...(group.filter
                    ? { onClick: () => setOrdering(!isOrdering), 'aria-pressed': showsOrder }
                    : { href: `${listPath(resource)}/order` })}
                >
                  {text(showsOrder ? 'lists.order.end' : 'lists.order.begin')}
                </Button>
              )}
              {mayCreate && (
                <Button size="small" href={`${listPath(resource)}/create`}>
                  {text('lists.find.create', { what: labelInSentence(contractText(label.one)) })}
                </Button>
              )}
            </>
          }
        />
        <FilterBar resource={resource} />
        <ListTools resource={resource} view={view} mayImport={mayCreate} />
        <BulkBar resource={resource} />
        {showsOrder ? (
          <OrderedRows resource={resource} filter={group.filter ?? {}} />
        ) : (
          <Records
            resource={resource}
            view={view}
            selection={selection}
            mayCreate={mayCreate}
            isInOrder={group.isInOrder}
          />
        )}
      </Stack>
    </div>
  );
}

function Records({
  resource,
  view,
  selection,
  mayCreate,
  isInOrder,
}: {
  resource: ConsoleResource;
  view: ListView;
  selection: Selection;
  mayCreate: boolean;
  isInOrder: boolean;
}) {
  const text = useText();
  const contractText = useContractText();
  const { data, total, error, isPending, refetch, filterValues, setFilters } = useListContext();
  const isWide = useIsTabletUp();
  const what = labelInSentence(contractText(resource.declaration.label.many));
  if (isPending) return <ListSkeleton />;
  if (error && !data) {
    return (
      <ErrorState
        headingLevel={2}
        title={text('lists.failed', { what })}
        text={error instanceof Error ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (total === 0 && Object.keys(filterValues as object).length > 0) {
    return (
      <EmptyState
        headingLevel={2}
        title={text('lists.empty.noMatch', { what })}
        text={text('lists.empty.noMatchText')}
        action={
          <Button variant="secondary" size="small" onClick={() => setFilters({}, [])}>
            {text('lists.empty.clear')}
          </Button>
        }
      />
    );
  }
  if (total === 0) {
    return (
      <EmptyState
        headingLevel={2}
        icon={resource.icon ?? 'document'}
        title={text('lists.empty.none', { what })}
        text={resource.declaration.where && contractText(resource.declaration.where)}
        action={
          mayCreate && (
            <Button size="small" href={`${listPath(resource)}/create`}>
              {text('lists.empty.createFirst')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <div>
      {isWide && isInOrder ? (
        <OrderedTable resource={resource} view={view} selection={selection} />
      ) : isWide ? (
        <RecordTable resource={resource} view={view} selection={selection} />
      ) : (
        <RecordCards resource={resource} view={view} selection={selection} />
      )}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </div>
  );
}
