import { type LectureOperation, type LectureRecord, PLAN_LIMITS } from '@prospectus/contract';
import {
  addDays,
  Button,
  type ButtonProps,
  calendarPeriod,
  CalendarToolbar,
  Callout,
  Grid,
  Link,
  Stack,
  Text,
  TextField,
} from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type ReactNode, useState } from 'react';
import { type Identifier, useGetMany, useListContext } from 'react-admin';

import { useAddress } from '../../layout/use-address.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { ROW } from '../../lists/use-list-keys.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { ChoiceFields, type Chosen, LABELS } from './ChoiceFields.tsx';
import { formatDay, formatTimes, movedBy, today } from './times.ts';
import type { Changes } from './use-changes.tsx';

type LectureTableProps = {
  changes: Changes;
  date: string;
  filters: Chosen;
  onGo: (to: Readonly<Record<string, string>>) => void;
};

/** The lectures of a month as rows, to change many at once. */
export function LectureTable({ changes, date, filters, onGo }: LectureTableProps) {
  const { text, contractText, locale } = useLanguage();
  const { href } = useAddress();
  const { start, end } = calendarPeriod('month', date);
  /** The form beside the table. */
  const formOf = (id: Identifier) => href('/live-lectures', { lecture: String(id) });
  const column = (name: string, label: string, cell?: (lecture: LectureRecord) => ReactNode) => ({
    ...{ name, label: contractText(label), sortable: true },
    ...(cell && { cell }),
  });
  return (
    <ListScreen<LectureRecord>
      isPart
      subject="live-lectures"
      storeKey="planner.table"
      sort={{ field: 'start_date', order: 'ASC' }}
      fixedFilter={{ ...filters, start_date_lte: end, end_date_gte: start }}
      title={text('shell.menu.liveLectures')}
      above={
        <>
          <CalendarToolbar
            view="list"
            views={[]}
            date={date}
            today={today()}
            headingLevel={2}
            onGo={(to) => onGo({ date: to.date })}
          />
          <BulkLectures make={changes.make} />
        </>
      }
      columns={[
        column('subject_name', LABELS.subject_name, ({ id, subject_name }) => (
          <Link href={formOf(id)} quiet {...{ [ROW]: id }}>
            {subject_name}
          </Link>
        )),
        column('course_name', LABELS.course_name),
        column('sem_year', LABELS.sem_year),
        column('batch', LABELS.batch),
        { ...column('start_date', 'Start date', (lecture) => formatDay(lecture.start_date, locale)), isShort: true },
        { ...column('start_time', 'Start time', (lecture) => formatTimes(lecture, locale)), isShort: true },
      ]}
      opensRows={formOf}
      select={{ nameOf: ({ subject_name }) => subject_name }}
      perPageChoices={[50, 100]}
      failed={text('planner.notLoaded')}
      empty={{
        icon: 'calendar',
        title: text('planner.empty'),
        action: (
          <Button variant="secondary" size="small" onClick={() => onGo({ date: addDays(end, 1) })}>
            {text('planner.nextMonth')}
          </Button>
        ),
      }}
    />
  );
}

/** What can be done with the selected lectures, each as one change. */
function BulkLectures({ make }: Pick<Changes, 'make'>) {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext();
  const [dialog, setDialog] = useState<'move' | 'change'>();
  const { data: lectures = [] } = useGetMany<LectureRecord>(
    'live-lectures',
    { ids: selectedIds },
    { enabled: selectedIds.length > 0, retry: false },
  );
  const smart_count = selectedIds.length;
  if (smart_count === 0) return null;
  const tooMany = smart_count > PLAN_LIMITS.operations;
  const run = async (label: string, operation: (lecture: LectureRecord) => LectureOperation) => {
    if (!(await make({ label, kind: 'bulk', asksAlways: true, operations: lectures.map(operation) }))) return;
    setDialog(undefined);
    onUnselectItems();
  };
  const update = (label: string, fieldsOf: (lecture: LectureRecord) => Partial<LectureRecord>) =>
    run(label, (lecture) => ({ op: 'update', id: lecture.id, version: lecture.version, fields: fieldsOf(lecture) }));
  const button = (label: string, onClick: () => unknown, variant: ButtonProps['variant'] = 'secondary') => (
    <Button
      variant={variant}
      size="small"
      disabled={lectures.length < smart_count || tooMany}
      onClick={() => void onClick()}
    >
      {label}
    </Button>
  );
  return (
    <div role="group" aria-label={text('lists.bulk.label')}>
      <Stack direction="row" gap={1} align="center">
        <Text as="span" tabular>
          {text('lists.bulk.selected', { smart_count })}
        </Text>
        {button(text('planner.bulkMove'), () => setDialog('move'))}
        {button(text('planner.bulkChange'), () => setDialog('change'))}
        {button(text('planner.bulkCancel'), () =>
          update(text('planner.bulkCancelled', { smart_count }), () => ({ cancelled: true })),
        )}
        {button(text('planner.bulkRestore'), () =>
          update(text('planner.bulkRestored', { smart_count }), () => ({ cancelled: false })),
        )}
        {button(
          text('planner.bulkDelete'),
          () => run(text('planner.bulkDeleted', { smart_count }), ({ id, version }) => ({ op: 'delete', id, version })),
          'danger',
        )}
        <Button variant="quiet" size="small" onClick={() => onUnselectItems()}>
          {text('lists.bulk.clear')}
        </Button>
      </Stack>
      {tooMany && <Callout tone="warning">{text('planner.tooMany', { most: PLAN_LIMITS.operations })}</Callout>}
      {dialog && (
        <BulkDialog
          kind={dialog}
          lectures={lectures}
          onClose={() => setDialog(undefined)}
          onChange={(fieldsOf) =>
            update(text(dialog === 'move' ? 'planner.bulkMoved' : 'planner.bulkChanged', { smart_count }), fieldsOf)
          }
        />
      )}
    </div>
  );
}

type BulkDialogProps = {
  kind: 'move' | 'change';
  lectures: readonly LectureRecord[];
  onClose: () => void;
  onChange: (fieldsOf: (lecture: LectureRecord) => Partial<LectureRecord>) => unknown;
};

/** How far lectures are moved, or which batch or subject they get. */
function BulkDialog({ kind, lectures, onClose, onChange }: BulkDialogProps) {
  const text = useText();
  const [distance, setDistance] = useState({ days: '0', minutes: '0' });
  const [fields, setFields] = useState<Chosen>({});
  const minutes = Math.trunc(Number(distance.days)) * 24 * 60 + Math.trunc(Number(distance.minutes));
  const chosen = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  const common = (name: 'course_name' | 'sem_year') => {
    const [value = '', ...others] = new Set(lectures.map((lecture) => lecture[name]));
    return others.length === 0 ? value : '';
  };
  const isReady = kind === 'move' ? Number.isFinite(minutes) && minutes !== 0 : Object.keys(chosen).length > 0;
  return (
    <ModalDialog
      open
      size="small"
      title={text(kind === 'move' ? 'planner.bulkMove' : 'planner.bulkChange')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('planner.close')}
          </Button>
          <Button
            disabled={!isReady}
            onClick={() => void onChange((lecture) => (kind === 'move' ? movedBy(lecture, minutes) : chosen))}
          >
            {text('planner.goOn')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {kind === 'move' ? (
          <>
            <Text size="small">{text('planner.bulkMoveText')}</Text>
            <Grid min={140} gap={2}>
              {(['days', 'minutes'] as const).map((name) => (
                <TextField
                  key={name}
                  label={text(`planner.${name}`)}
                  type="number"
                  step={name === 'minutes' ? 5 : 1}
                  value={distance[name]}
                  onChange={(event) => setDistance({ ...distance, [name]: event.target.value })}
                />
              ))}
            </Grid>
          </>
        ) : (
          <ChoiceFields
            names={['batch', 'subject_name']}
            chosen={{ course_name: common('course_name'), sem_year: common('sem_year'), ...fields }}
            placeholder={text('planner.asItIs')}
            onChange={(change) => setFields({ ...fields, ...change })}
          />
        )}
      </Stack>
    </ModalDialog>
  );
}
