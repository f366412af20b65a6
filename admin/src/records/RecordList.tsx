import { Button, EmptyState, ErrorState, Stack } from '@prospectus/design-system';
import { ListBase, Pagination, useCanAccess, useListContext } from 'react-admin';

import { PageHeader } from '../layout/PageHeader.tsx';
import { useIsTabletUp } from '../layout/use-viewport.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { labelInSentence } from './record-title.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { listPath, type ConsoleResource } from './console-resource.ts';

/** The list of a resource: header, filters, and its records as a table or cards. */
export function RecordList({ resource }: { resource: ConsoleResource }) {
  const { declaration } = resource;
  const sort = resource.sort ?? { field: declaration.ordered ? 'position' : 'created_at', order: 'ASC' as const };
  return (
    <ListBase
      resource={declaration.name}
      sort={sort}
      perPage={25}
      exporter={false}
      {...(resource.initialFilter && { filterDefaultValues: resource.initialFilter() })}
      queryOptions={NO_RETRY}
      authLoading={<ListSkeleton />}
    >
      <Page resource={resource} />
    </ListBase>
  );
}

// A failure is shown at once, with a button to retry.
const NO_RETRY = { retry: false };

function Page({ resource }: { resource: ConsoleResource }) {
  const { label, name, ordered } = resource.declaration;
  const { total, isPending } = useListContext();
  const { canAccess: mayCreate } = useCanAccess({ resource: name, action: 'create' });
  const { canAccess: mayOrder } = useCanAccess({ resource: name, action: 'reorder' });
  return (
    <Stack gap={3}>
      <PageHeader
        title={label.many}
        count={isPending ? undefined : total}
        actions={
          <>
            {ordered && mayOrder && (
              <Button variant="secondary" size="small" href={`${listPath(resource)}/order`}>
                Change order
              </Button>
            )}
            {mayCreate && (
              <Button size="small" href={`${listPath(resource)}/create`}>
                New {labelInSentence(label.one)}
              </Button>
            )}
          </>
        }
      />
      <FilterBar resource={resource} />
      <Records resource={resource} mayCreate={mayCreate ?? false} />
    </Stack>
  );
}

function Records({ resource, mayCreate }: { resource: ConsoleResource; mayCreate: boolean }) {
  const { data, total, error, isPending, refetch, filterValues, setFilters } = useListContext();
  const isWide = useIsTabletUp();
  const { label } = resource.declaration;
  const many = labelInSentence(label.many);
  if (isPending) return <ListSkeleton />;
  if (error && !data) {
    return (
      <ErrorState
        headingLevel={2}
        title={`The ${many} could not be loaded`}
        text={error instanceof Error ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (total === 0 && Object.keys(filterValues as object).length > 0) {
    return (
      <EmptyState
        headingLevel={2}
        title={`No ${many} match`}
        text="Use fewer words, or remove a filter."
        action={
          <Button variant="secondary" size="small" onClick={() => setFilters({}, [])}>
            Clear the filters
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
        title={`No ${many} yet`}
        text={resource.emptyText}
        action={
          mayCreate && (
            <Button size="small" href={`${listPath(resource)}/create`}>
              Create the first
            </Button>
          )
        }
      />
    );
  }
  return (
    <div>
      {isWide ? <RecordTable resource={resource} /> : <RecordCards resource={resource} />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </div>
  );
}
