import { Stack } from '@prospectus/design-system';
import { type ReactNode, use, useMemo, useRef } from 'react';
import {
  type DataProvider,
  DataProviderContext,
  InfiniteListBase,
  ListBase,
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  useList,
  useListContext,
  useListParams,
} from 'react-admin';

import { PageHeader } from '../layout/PageHeader.tsx';
import { ListContent } from './ListContent.tsx';
import { ListFilters } from './ListFilters.tsx';
import type { ListContentProps, ListFilter, ListSource } from './list-types.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

/** All records of a short list, which the API answers at once. */
type AllRows<Row extends RaRecord> = {
  data: Row[] | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
};

type ListScreenProps<Row extends RaRecord> = ListSource &
  Omit<ListContentProps<Row>, 'label'> & {
    title: string;
    /** Inside a page: without the header of a screen. */
    isPart?: boolean;
    /** Instead of reading pages of the subject. */
    rows?: AllRows<Row>;
    subtitle?: ReactNode;
    /** Buttons beside the title. */
    actions?: ReactNode;
    /** Between the title and the filters, such as alarms. */
    above?: ReactNode;
    filters?: readonly ListFilter[];
    /** Below the filters, such as columns, saved filters and export. */
    tools?: ReactNode;
    /** What is done with the selected rows, which it reads from react-admin's list context. */
    bulk?: ReactNode;
    /** Below the list, such as a dialog that one of its rows has opened. */
    children?: ReactNode;
  };

/**
 * The screen of a list: title with count, filters, tools, and the records as a table or, on a phone, as cards. Filters,
 * sort order and page are in the address; selection and keys (j, k, x, /) are those of every list.
 */
export function ListScreen<Row extends RaRecord>({ rows, ...props }: ListScreenProps<Row>) {
  const screen = <Screen {...props} />;
  return rows ? (
    <ListOfAll {...props} rows={rows}>
      {screen}
    </ListOfAll>
  ) : (
    <ListRecords {...props}>{screen}</ListRecords>
  );
}

/** The list context of records that are already read; filtered and sorted in the browser. */
function ListOfAll<Row extends RaRecord>({
  subject,
  sort,
  perPage = 1000,
  rows: { data, error, isPending, refetch },
  children,
}: Pick<ListSource, 'subject' | 'sort' | 'perPage'> & { rows: AllRows<Row>; children: ReactNode }) {
  const [{ filterValues }, { setFilters }] = useListParams({ resource: subject, sort, perPage, storeKey: false });
  const list = useList<Row>({
    ...{ resource: subject, data: data as Row[], error: error as never, isPending, sort, perPage },
    filter: filterValues as object,
  });
  // `useList` has no rows, not no data, where they could not be read.
  const value = { ...list, data: data && list.data, filterValues, setFilters, refetch };
  return (
    <ResourceContextProvider value={subject}>
      <ListContextProvider value={value as never}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
}

/** Loads the records of a list for the parts of a list inside it. */
export function ListRecords({
  subject,
  sort,
  perPage = 50,
  initialFilter,
  fixedFilter,
  apiFilter,
  fields,
  refreshMs,
  storeKey,
  isRemembered = false,
  more,
  children,
}: ListSource & Pick<ListContentProps<RaRecord>, 'more'> & { children: ReactNode }) {
  const Base = more === undefined ? ListBase : InfiniteListBase;
  const list = (
    <Base
      resource={subject}
      sort={sort}
      perPage={perPage}
      exporter={false}
      {...(initialFilter && { filterDefaultValues: initialFilter })}
      {...(fixedFilter && { filter: fixedFilter })}
      {...(!isRemembered && { storeKey: false })}
      {...(storeKey !== undefined && { storeKey, disableSyncWithLocation: true })}
      // A failure is shown at once, with a button to retry.
      queryOptions={{
        retry: false,
        ...(fields && { meta: { fields } }),
        ...(refreshMs !== undefined && { refetchInterval: refreshMs }),
      }}
      // The route has checked the person's rights.
      disableAuthentication
    >
      {children}
    </Base>
  );
  return apiFilter ? <WithApiFilter apiFilter={apiFilter}>{list}</WithApiFilter> : list;
}

function WithApiFilter({ apiFilter, children }: Required<Pick<ListSource, 'apiFilter'>> & { children: ReactNode }) {
  const provider = use(DataProviderContext) as DataProvider;
  const filtering = useMemo(
    (): DataProvider => ({
      ...provider,
      getList: (subject, params) =>
        provider.getList(subject, { ...params, filter: apiFilter(params.filter as Record<string, unknown>) }),
    }),
    [provider, apiFilter],
  );
  return <DataProviderContext value={filtering}>{children}</DataProviderContext>;
}

function Screen<Row extends RaRecord>({
  title,
  isPart = false,
  subtitle,
  actions,
  above,
  filters = [],
  tools,
  bulk,
  children,
  ...content
}: Omit<ListScreenProps<Row>, keyof ListSource>) {
  const { total, isPending } = useListContext<Row>();
  const area = useRef<HTMLDivElement>(null);
  const selection = useSelection<Row>(content.select?.may);
  useListKeys(area, selection);
  return (
    <div ref={area}>
      <Stack gap={3}>
        {!isPart && <PageHeader title={title} count={isPending ? null : total} subtitle={subtitle} actions={actions} />}
        {above}
        {filters.length > 0 && <ListFilters label={title} filters={filters} />}
        {tools}
        <ListContent label={title} headingLevel={isPart ? 3 : 2} selection={selection} {...content} />
        {bulk}
        {children}
      </Stack>
    </div>
  );
}
