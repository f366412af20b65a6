import type { LectureOperation, LectureRecord, LiveLecture } from '@prospectus/contract';
import { Accordion, Button, Callout, Skeleton, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog, SideSheet } from '@prospectus/design-system/console';
import { useDeferredValue, useState } from 'react';
import { useGetOne } from 'react-admin';

import { Loaded } from '../../layout/Loaded.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useRead } from '../../providers/calls.ts';
import { useMay } from '../../providers/use-may.ts';
import { failureOf } from '../../records/saving/save-state.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { Effect } from './ChangeDialog.tsx';
import { changed, type Draft, fieldsOf, LECTURE_FIELDS, newDraft, problemsOf } from './draft.ts';
import { LectureFields, RepeatFields } from './LectureFields.tsx';
import { formatDay } from './times.ts';
import type { Changes, PlannedChange } from './use-changes.tsx';

type LectureDrawerProps = {
  changes: Changes;
  /** The lecture, or `new`. */
  id: string;
  /** The lecture that a new one is a copy of. */
  like: string;
  /** What another new one begins with. */
  initial: LiveLecture;
  onClose: () => void;
  /** Opens the form of a new lecture like this one. */
  onDuplicate: (id: string) => void;
};

/** Creates or changes a lecture, beside the calendar. */
export function LectureDrawer({ id, like, initial, ...props }: LectureDrawerProps) {
  const { text } = useLanguage();
  const isNew = id === 'new';
  const source = isNew ? like : id;
  const query = useGetOne<LectureRecord>(
    'live-lectures',
    { id: source },
    // The form keeps what it began with: an older copy would hide what others have changed.
    { enabled: source !== '', gcTime: 0, retry: false },
  );
  if (source === '') return <Form key={JSON.stringify(initial)} lecture={undefined} initial={initial} {...props} />;
  const { data } = query;
  if (data) return <Form key={id} lecture={isNew ? undefined : data} initial={fieldsOf(data)} {...props} />;
  return (
    <SideSheet open title={text('planner.lecture')} onClose={props.onClose}>
      <Loaded query={query} title={text('planner.notLoaded')} headingLevel={3} waiting={<Skeleton height={164} />}>
        {() => null}
      </Loaded>
    </SideSheet>
  );
}

type FormProps = Pick<LectureDrawerProps, 'changes' | 'onClose' | 'onDuplicate'> & {
  lecture: LectureRecord | undefined;
  initial: LiveLecture;
};

function Form({ lecture, initial, changes, onClose, onDuplicate }: FormProps) {
  const { text, locale } = useLanguage();
  const { make, busy } = changes;
  const mayReadHistory = useMay('live-lectures/history')('read');
  const [start] = useState(() => newDraft(initial));
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const checked = useCheck(draft, lecture);
  const problems = problemsOf(draft);
  const errors = { ...(isTried && problems), ...checked.errors };
  const clashes = checked.answer?.clashes ?? [];
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const change = (next: Partial<Draft>) => {
    setDraft(changed(draft, next));
    setAllowed(false);
  };
  const run = async (planned: PlannedChange) => (await make(planned)) && onClose();
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const fields = fieldsOf(draft);
    const what = fields.subject_name;
    if (lecture)
      void run({
        label: text('planner.changed', { what }),
        asksScope: lecture.series_id !== null,
        allowClash: isAllowed,
        // Only what was changed: what others have changed of the rest is kept.
        operations: [{ op: 'update', id: lecture.id, version: lecture.version, fields: differences(lecture, fields) }],
      });
    else
      void run({
        label: text(draft.repeats ? 'planner.createdSeries' : 'planner.created', { what }),
        kind: draft.repeats ? 'series' : 'create',
        allowClash: isAllowed,
        operations: [{ op: 'create', fields, ...(draft.repeats && { repeat: draft.repeat }) }],
      });
  };
  const leave = () => (isChanged && !busy ? setLeaving(true) : onClose());

  return (
    <SideSheet
      open
      title={lecture ? lecture.subject_name : text('planner.newLecture')}
      onClose={leave}
      actions={
        <>
          <Button
            busy={busy}
            disabled={(clashes.length > 0 && !isAllowed) || (lecture !== undefined && !isChanged)}
            onClick={save}
          >
            {text(lecture ? 'planner.save' : 'planner.create')}
          </Button>
          <Button variant="secondary" onClick={leave}>
            {text('planner.close')}
          </Button>
        </>
      }
    >
      <Stack gap={2.5}>
        {lecture?.cancelled && <Callout tone="warning">{text('planner.isCancelled')}</Callout>}
        {lecture?.moved_from && (
          <Text size="small" tone="muted">
            {text('planner.movedFrom', {
              day: formatDay(lecture.moved_from.start_date, locale),
              time: lecture.moved_from.start_time,
            })}
          </Text>
        )}
        {lecture?.series_id && (
          <Text size="small" tone="muted">
            {text(lecture.is_exception ? 'planner.isException' : 'planner.isSeries')}
          </Text>
        )}
        <LectureFields draft={draft} errors={errors} onChange={change} />
        {!lecture && <RepeatFields draft={draft} errors={errors} onChange={change} />}
        {checked.answer && (isChanged || !lecture || clashes.length > 0) && (
          <Effect {...checked.answer} isAllowed={isAllowed} onAllow={setAllowed} />
        )}
        {lecture && <LectureActions lecture={lecture} run={run} onDuplicate={() => onDuplicate(lecture.id)} />}
        {lecture && mayReadHistory && <History id={lecture.id} />}
      </Stack>
      <ConfirmDialog
        open={isLeaving}
        title={text('planner.discardTitle')}
        confirmLabel={text('planner.discard')}
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {text('planner.discardText')}
      </ConfirmDialog>
    </SideSheet>
  );
}

/** What the draft would clash with and affect, and what is wrong with it, while it is edited. */
function useCheck(latest: Draft, lecture: LectureRecord | undefined) {
  const draft = useDeferredValue(latest);
  const isComplete = Object.keys(problemsOf(draft)).length === 0;
  const body = {
    ...fieldsOf(draft),
    ...(lecture ? { id: lecture.id } : draft.repeats && { repeat: draft.repeat }),
  };
  const { data, error } = useRead(
    'POST /admin/live-lectures/check',
    { body },
    { enabled: isComplete, gcTime: 0, placeholderData: (before) => (isComplete ? before : undefined) },
  );
  const errors = Object.entries(failureOf(error)?.errors ?? {});
  return { answer: data, errors: Object.fromEntries(errors) };
}

type LectureActionsProps = {
  lecture: LectureRecord;
  run: (planned: PlannedChange) => unknown;
  onDuplicate: () => void;
};

function LectureActions({ lecture, run, onDuplicate }: LectureActionsProps) {
  const { text } = useLanguage();
  const { id, version, cancelled, series_id, subject_name: what } = lecture;
  const act = (label: string, operation: LectureOperation) =>
    run({ label, asksScope: series_id !== null, asksAlways: true, operations: [operation] });
  return (
    <Stack direction="row" gap={1}>
      <Button variant="secondary" size="small" onClick={onDuplicate}>
        {text('planner.duplicate')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          act(text(cancelled ? 'planner.wasRestored' : 'planner.wasCancelled', { what }), {
            ...{ op: 'update', id, version },
            fields: { cancelled: !cancelled },
          })
        }
      >
        {text(cancelled ? 'planner.restoreLecture' : 'planner.cancelLecture')}
      </Button>
      <Button
        variant="danger"
        size="small"
        onClick={() => act(text('planner.wasDeleted', { what }), { op: 'delete', id, version })}
      >
        {text('planner.deleteLecture')}
      </Button>
    </Stack>
  );
}

/** Who changed a lecture and when, with the values before and after. */
function History({ id }: { id: string }) {
  const { text } = useLanguage();
  const { data, error } = useRead('GET /admin/live-lectures/:id/history', { params: { id } });
  const content = error ? (
    <Text size="small">{error.message}</Text>
  ) : (
    <Stack as="ol" gap={1.5}>
      {data?.map(({ changeId, verb, by, at, before, after }) => (
        <li key={changeId}>
          <Text size="small">
            {text(`planner.verbs.${verb}`)} · {by ?? text('planner.nobody')} · <Timestamp at={at} />
          </Text>
          {Object.entries(before && after ? differences(before, after) : {}).map(([name, value]) => (
            <Text key={name} size="small" tone="muted">
              <s>{String(before?.[name])}</s> → {String(value)}
            </Text>
          ))}
        </li>
      ))}
    </Stack>
  );
  return <Accordion items={[{ id: 'history', title: text('planner.history'), content }]} />;
}

type Values = Partial<Record<(typeof LECTURE_FIELDS)[number], unknown>>;

/** The fields of a lecture that differ, as they are afterwards. */
const differences = <T extends Values>(before: Values, after: T): Partial<T> =>
  Object.fromEntries(
    LECTURE_FIELDS.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  ) as Partial<T>;
