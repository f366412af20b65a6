import { Button, EmptyState, ErrorState, Stack } from '@prospectus/design-system';
import { ListBase, Pagination, useCanAccess, useListContext } from 'react-admin';

import { PageHead } from '../layout/PageHead.tsx';
import { useIsWide } from '../layout/room.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { inSentence } from './names.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { pathOf, type View } from './view.ts';

/** The default list of a resource, made from its declaration. */
export function RecordList({ view }: { view: View }) {
  const { declaration } = view;
  const sort = view.sort ?? { field: declaration.ordered ? 'position' : 'created_at', order: 'ASC' as const };
  return (
    <ListBase
      resource={declaration.name}
      sort={sort}
      perPage={25}
      exporter={false}
      {...(view.firstFilter && { filterDefaultValues: view.firstFilter() })}
      queryOptions={NO_RETRY}
      authLoading={<ListSkeleton />}
    >
      <Page view={view} />
    </ListBase>
  );
}

// A failure is shown at once, with a button to try again.
const NO_RETRY = { retry: false };

function Page({ view }: { view: View }) {
  const { label, name, ordered } = view.declaration;
  const { total, isPending } = useListContext();
  const { canAccess: mayCreate } = useCanAccess({ resource: name, action: 'create' });
  const { canAccess: mayOrder } = useCanAccess({ resource: name, action: 'reorder' });
  return (
    <Stack gap={3}>
      <PageHead
        title={label.many}
        count={isPending ? undefined : total}
        actions={
          <>
            {ordered && mayOrder && (
              <Button variant="secondary" size="small" href={`${pathOf(view)}/order`}>
                Change order
              </Button>
            )}
            {mayCreate && (
              <Button size="small" href={`${pathOf(view)}/create`}>
                New {inSentence(label.one)}
              </Button>
            )}
          </>
        }
      />
      <FilterBar view={view} />
      <Records view={view} mayCreate={mayCreate ?? false} />
    </Stack>
  );
}

function Records({ view, mayCreate }: { view: View; mayCreate: boolean }) {
  const { data, total, error, isPending, refetch, filterValues, setFilters } = useListContext();
  const isWide = useIsWide();
  const { label } = view.declaration;
  const many = inSentence(label.many);
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
        text="Try fewer words, or take a filter away."
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
        icon={view.icon ?? 'document'}
        title={`No ${many} yet`}
        text={view.empty}
        action={
          mayCreate && (
            <Button size="small" href={`${pathOf(view)}/create`}>
              Create the first
            </Button>
          )
        }
      />
    );
  }
  return (
    <div>
      {isWide ? <RecordTable view={view} /> : <RecordCards view={view} />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </div>
  );
}
