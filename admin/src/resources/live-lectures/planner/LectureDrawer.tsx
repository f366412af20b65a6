import type { LectureOperation, LectureRecord, LiveLecture } from '@prospectus/contract';
import { Button, Callout, Checkbox, Skeleton, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog, SideSheet } from '@prospectus/design-system/console';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { useMay } from '../../../providers/use-may.ts';
import { failureOf } from '../../../records/saving/save-state.ts';
import { useContractText, useLanguage } from '../../../texts/language-context.ts';
import { formatDay } from '../times.ts';
import type { CheckAnswer } from './check-answer.ts';
import { ClashList } from './ClashList.tsx';
import { type Draft, fieldsOf, newDraft, problemsOf } from './draft.ts';
import { LectureFields, RepeatFields } from './LectureFields.tsx';
import { LectureHistory } from './LectureHistory.tsx';
import { cachedLecture } from './plan-cache.ts';
import { Reach } from './Reach.tsx';
import { type PlannedChange, useChanges } from './use-changes.tsx';

type Props = {
  /** The lecture, or `new`. */
  id: string;
  /** What a new one begins with. */
  initial: LiveLecture;
  onClose: () => void;
  /** Opens the form of a new lecture like this one. */
  onDuplicate: (lecture: LectureRecord) => void;
};

/** Creates or changes a lecture, beside the calendar. */
export function LectureDrawer({ id, initial, onClose, onDuplicate }: Props) {
  const { text } = useLanguage();
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const isNew = id === 'new';
  const { data, error } = useQuery<LectureRecord>({
    queryKey: ['live-lectures', 'getOne', { id }, 'planner'],
    queryFn: async () => (await provider.getOne<LectureRecord>('live-lectures', { id })).data,
    enabled: !isNew,
    initialData: () => (isNew ? undefined : cachedLecture(client, id)),
    initialDataUpdatedAt: 0,
    retry: false,
  });
  if (isNew) return <Form key={JSON.stringify(initial)} lecture={undefined} initial={initial} onClose={onClose} />;
  if (data)
    return <Form key={id} lecture={data} initial={fieldsOf(data)} onClose={onClose} onDuplicate={onDuplicate} />;
  return (
    <SideSheet open title={text('planner.lecture')} onClose={onClose}>
      {error ? (
        <Callout tone="danger" role="alert">
          {error.message}
        </Callout>
      ) : (
        <Stack gap={2}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      )}
    </SideSheet>
  );
}

type FormProps = {
  lecture: LectureRecord | undefined;
  initial: LiveLecture;
  onClose: () => void;
  onDuplicate?: (lecture: LectureRecord) => void;
};

function Form({ lecture, initial, onClose, onDuplicate }: FormProps) {
  const { text, locale } = useLanguage();
  const contractText = useContractText();
  const { make } = useChanges();
  const mayRead = useMay('live-lectures/history')('read');
  const [start] = useState(() => newDraft(initial));
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const checked = useCheck(draft, lecture);
  const problems = problemsOf(draft);
  const refused = checked.error ? (failureOf(checked.error)?.errors ?? {}) : {};
  const errors = { ...(isTried ? problems : {}), ...pick(refused) };
  const clashes = checked.data?.clashes ?? [];
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const change = (next: Draft) => {
    setDraft(next);
    setAllowed(false);
  };

  const run = async (planned: PlannedChange) => {
    setSaving(true);
    try {
      await make(planned);
      onClose();
    } catch {
      // It was said; the form stays as it is.
    } finally {
      setSaving(false);
    }
  };
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
        operations: (newest, scope): LectureOperation[] => [
          {
            op: 'update',
            id: lecture.id,
            version: newest(lecture).version,
            fields: changedFields(fieldsOf(lecture), fields),
            ...(scope && { scope }),
          },
        ],
      });
    else
      void run({
        label: text(draft.repeats ? 'planner.createdSeries' : 'planner.created', { what }),
        kind: draft.repeats ? 'series' : 'create',
        allowClash: isAllowed,
        operations: () => [{ op: 'create', fields, ...(draft.repeats && { repeat: draft.repeat }) }],
      });
  };
  const act = (label: string, operation: (version: number) => LectureOperation) => {
    if (!lecture) return;
    void run({
      label,
      asksScope: lecture.series_id !== null,
      asksAlways: true,
      operations: (newest, scope) => [{ ...operation(newest(lecture).version), ...(scope && { scope }) }],
    });
  };
  const leave = () => (isChanged && !isSaving ? setLeaving(true) : onClose());

  return (
    <SideSheet
      open
      title={lecture ? lecture.subject_name : text('planner.newLecture')}
      onClose={leave}
      actions={
        <>
          <Button
            busy={isSaving}
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
        {clashes.length > 0 && (
          <>
            <ClashList clashes={clashes} />
            <Checkbox
              label={text('planner.allowClash')}
              checked={isAllowed}
              onChange={(event) => setAllowed(event.target.checked)}
            />
          </>
        )}
        {checked.data && (isChanged || !lecture) && <Reach reach={checked.data.reach} counts={checked.data.counts} />}
        {lecture && (
          <Stack direction="row" gap={1}>
            <Button variant="secondary" size="small" onClick={() => onDuplicate?.(lecture)}>
              {text('planner.duplicate')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                const cancelled = !lecture.cancelled;
                const what = lecture.subject_name;
                act(
                  cancelled ? text('planner.wasCancelled', { what }) : text('planner.wasRestored', { what }),
                  (version) => ({ op: 'update', id: lecture.id, version, fields: { cancelled } }),
                );
              }}
            >
              {text(lecture.cancelled ? 'planner.restoreLecture' : 'planner.cancelLecture')}
            </Button>
            <Button
              variant="danger"
              size="small"
              onClick={() =>
                act(text('planner.wasDeleted', { what: lecture.subject_name }), (version) => ({
                  op: 'delete',
                  id: lecture.id,
                  version,
                }))
              }
            >
              {text('planner.deleteLecture')}
            </Button>
          </Stack>
        )}
        {lecture && mayRead && <LectureHistory id={lecture.id} version={lecture.version} />}
      </Stack>
      <ConfirmDialog
        open={isLeaving}
        title={text('planner.discardTitle')}
        confirmLabel={text('planner.discard')}
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {contractText(text('planner.discardText'))}
      </ConfirmDialog>
    </SideSheet>
  );
}

/** Only what was changed: another's change of the rest stays. */
function changedFields(before: LiveLecture, after: LiveLecture): Partial<LiveLecture> {
  const names = Object.keys(after) as (keyof LiveLecture)[];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}

/** Errors of a check, which names the fields of a lecture as they are or below its operation. */
const pick = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^operations\.0\.(?:fields\.)?/, ''), message]),
  );

const PAUSE_MS = 250;

/** What the draft would clash with and reach, while it is typed. */
function useCheck(draft: Draft, lecture: LectureRecord | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const deferred = useDeferredValue(draft);
  const [asked, setAsked] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(deferred), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [deferred]);
  const body = {
    ...fieldsOf(asked),
    ...(lecture && { id: lecture.id }),
    ...(!lecture && asked.repeats && { repeat: asked.repeat }),
  };
  const isComplete = Object.keys(problemsOf(asked)).length === 0;
  return useQuery<CheckAnswer>({
    queryKey: ['lecture-check', body],
    queryFn: () => provider.api('POST /admin/live-lectures/check', { body }),
    enabled: isComplete,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => (isComplete ? before : undefined),
  });
}
