import {
  addDays,
  Button,
  calendarPeriod,
  CalendarToolbar,
  EmptyState,
  ErrorState,
  Stack,
} from '@prospectus/design-system';
import { type MouseEvent, useRef } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';

import { useIsTabletUp } from '../../../layout/use-viewport.ts';
import { useListKeys } from '../../../lists/use-list-keys.ts';
import { useListView } from '../../../records/list/list-view.ts';
import { useSelection } from '../../../lists/use-selection.ts';
import { listFields } from '../../../records/list-columns.ts';
import { ListSkeleton } from '../../../lists/ListSkeleton.tsx';
import { RecordCards } from '../../../records/RecordCards.tsx';
import { RecordTable } from '../../../records/RecordTable.tsx';
import { useText } from '../../../texts/language-context.ts';
import { liveLectures } from '../lecture-list.ts';
import { today } from '../times.ts';
import { BulkLectures } from './BulkLectures.tsx';
import type { PlannerPlace } from './place.ts';

type Props = {
  place: PlannerPlace;
  onGo: (to: Readonly<Record<string, string | undefined>>, replace?: boolean) => void;
};

/** The lectures of a month as rows, to change many at once. */
export function LectureTable({ place: { date, filters }, onGo }: Props) {
  const view = useListView(liveLectures);
  const { start, end } = calendarPeriod('month', date);
  // The rows lead to a lecture's address, which would leave the table: its form opens beside it.
  const openHere = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest('input, button, label, th') ? null : target?.closest('tr');
    const link = target?.closest('a[href]') ?? row?.querySelector('a[href]');
    const id = /\/live-lectures\/([\w-]+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
    if (!id || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onGo({ lecture: id });
  };
  return (
    <Stack gap={2}>
      <CalendarToolbar
        view="list"
        views={[]}
        date={date}
        today={today()}
        headingLevel={2}
        onGo={(to) => onGo({ date: to.date })}
      />
      <ListBase
        resource="live-lectures"
        disableSyncWithLocation
        storeKey="planner.table"
        sort={{ field: 'start_date', order: 'ASC' }}
        filter={{ ...filters, start_date_lte: end, end_date_gte: start }}
        perPage={50}
        exporter={false}
        queryOptions={{ retry: false, meta: { fields: listFields(liveLectures, view.columns) } }}
        authLoading={<ListSkeleton />}
      >
        <div onClickCapture={openHere}>
          <Rows view={view} onNextMonth={() => onGo({ date: addDays(end, 1) })} />
        </div>
      </ListBase>
    </Stack>
  );
}

function Rows({ view, onNextMonth }: { view: ReturnType<typeof useListView>; onNextMonth: () => void }) {
  const text = useText();
  const page = useRef<HTMLDivElement>(null);
  const isWide = useIsTabletUp();
  const { total, error, isPending, data, refetch } = useListContext();
  const selection = useSelection();
  useListKeys(page, selection);
  if (isPending) return <ListSkeleton />;
  if (error && !data)
    return (
      <ErrorState
        headingLevel={3}
        title={text('planner.notLoaded')}
        text={error instanceof Error ? error.message : undefined}
        onRetry={() => void refetch()}
      />
    );
  if (total === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon="calendar"
        title={text('planner.empty')}
        action={
          <Button variant="secondary" size="small" onClick={onNextMonth}>
            {text('planner.nextMonth')}
          </Button>
        }
      />
    );
  const Records = isWide ? RecordTable : RecordCards;
  return (
    <div ref={page}>
      <Stack gap={2}>
        <BulkLectures />
        <Records resource={liveLectures} view={view} selection={selection} />
        <Pagination rowsPerPageOptions={[50, 100]} />
      </Stack>
    </div>
  );
}
