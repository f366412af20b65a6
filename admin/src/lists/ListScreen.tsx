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
    /** Further keys, each with what it does with the record of the row that has the focus. */
    keys?: Readonly<Record<string, (row: Row) => void>>;
    /** Instead of the records, which then are not read; it reads by the filter of react-admin's list context itself. */
    board?: ReactNode;
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
    <ListRecords {...props} enabled={props.board === undefined}>
      {screen}
    </ListRecords>
  );
}

/** The list context of records that are already read; filtered and sorted in the browser. */
function ListOfAll<Row extends RaRecord>({
  subject,
  sort,
  perPage = 100,
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
  enabled = true,
  children,
}: ListSource & Pick<ListContentProps<RaRecord>, 'more'> & { enabled?: boolean; children: ReactNode }) {
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
      // A failure is shown at once in place of the list or above the screen, with a button to retry, and not as a toast.
      queryOptions={{
        retry: false,
        onError: () => undefined,
        ...(!enabled && { enabled }),
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
  keys = {},
  board,
  tools,
  bulk,
  children,
  ...content
}: Omit<ListScreenProps<Row>, keyof ListSource>) {
  const { data, total, isPending } = useListContext<Row>();
  const area = useRef<HTMLDivElement>(null);
  const selection = useSelection<Row>(content.select?.may);
  const withRow = (action: (row: Row) => void) => (id: string) => {
    const row = data?.find((one) => String(one.id) === id);
    if (row) action(row);
  };
  useListKeys(area, selection, Object.fromEntries(Object.entries(keys).map(([key, action]) => [key, withRow(action)])));
  return (
    <div ref={area}>
      <Stack gap={content.density === 'compact' ? 2 : 3}>
        {!isPart && <PageHeader title={title} count={isPending ? null : total} subtitle={subtitle} actions={actions} />}
        {above}
        <ListFilters label={title} filters={filters} tools={tools} />
        {board ?? <ListContent label={title} headingLevel={isPart ? 3 : 2} selection={selection} {...content} />}
        {bulk}
        {children}
      </Stack>
    </div>
  );
}
