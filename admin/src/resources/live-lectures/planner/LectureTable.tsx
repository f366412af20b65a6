import { addDays, Button, calendarPeriod, CalendarToolbar, Stack } from '@prospectus/design-system';
import { type MouseEvent, useRef } from 'react';

import { ListContent } from '../../../lists/ListContent.tsx';
import { ListRecords } from '../../../lists/ListScreen.tsx';
import { useListKeys } from '../../../lists/use-list-keys.ts';
import { useSelection } from '../../../lists/use-selection.ts';
import { listFields, useListView, useRecordColumns } from '../../../records/list-columns.tsx';
import { useRecordTitle } from '../../../records/record-title.ts';
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
      <ListRecords
        subject="live-lectures"
        storeKey="planner.table"
        sort={{ field: 'start_date', order: 'ASC' }}
        fixedFilter={{ ...filters, start_date_lte: end, end_date_gte: start }}
        fields={listFields(liveLectures, view.columns)}
      >
        <div onClickCapture={openHere}>
          <Rows onNextMonth={() => onGo({ date: addDays(end, 1) })} />
        </div>
      </ListRecords>
    </Stack>
  );
}

function Rows({ onNextMonth }: { onNextMonth: () => void }) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const page = useRef<HTMLDivElement>(null);
  const view = useListView(liveLectures);
  const columns = useRecordColumns(liveLectures, view);
  const selection = useSelection();
  useListKeys(page, selection);
  return (
    <div ref={page}>
      <Stack gap={2}>
        <BulkLectures />
        <ListContent
          label={text('shell.menu.liveLectures')}
          headingLevel={3}
          selection={selection}
          columns={columns}
          density={view.density}
          opensRows
          select={{ nameOf: (record) => recordTitle(liveLectures.declaration, record) }}
          perPageChoices={[50, 100]}
          failed={text('planner.notLoaded')}
          empty={{
            icon: 'calendar',
            title: text('planner.empty'),
            action: (
              <Button variant="secondary" size="small" onClick={onNextMonth}>
                {text('planner.nextMonth')}
              </Button>
            ),
          }}
        />
      </Stack>
    </div>
  );
}
