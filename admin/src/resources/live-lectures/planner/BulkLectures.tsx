import {
  type LectureOperation,
  type LectureRecord,
  type LiveLecture,
  PLAN_LIMITS,
  lectureStart,
} from '@prospectus/contract';
import { Button, Callout, Grid, Select, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';

import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { useContractText, useText } from '../../../texts/language-context.ts';
import { choicesFor, optionsOf } from './choices.ts';
import { FIELD_LABELS } from './PlanFilterBar.tsx';
import { useChanges } from './use-changes.tsx';
import { useChoices } from './use-plan.ts';

type Action = 'move' | 'change';

/** What can be done with the chosen lectures, each as one change. */
export function BulkLectures() {
  const text = useText();
  const { make } = useChanges();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { selectedIds, onUnselectItems } = useListContext();
  const ids: readonly string[] = selectedIds.map(String);
  const [action, setAction] = useState<Action>();
  const { data: lectures } = useQuery({
    queryKey: ['live-lectures', 'chosen', ids],
    queryFn: async () => (await provider.getMany<LectureRecord>('live-lectures', { ids: [...ids] })).data,
    enabled: ids.length > 0,
    retry: false,
  });
  if (ids.length === 0) return null;
  const tooMany = ids.length > PLAN_LIMITS.operations;
  const run = async (label: string, operation: (lecture: LectureRecord) => LectureOperation) => {
    if (!lectures) return;
    try {
      await make({
        label,
        kind: 'bulk',
        asksAlways: true,
        operations: (newest) => lectures.map((one) => operation(newest(one))),
      });
      setAction(undefined);
      onUnselectItems();
    } catch {
      // It was said; what is chosen stays chosen.
    }
  };
  const cancel = (cancelled: boolean) =>
    void run(
      text(cancelled ? 'planner.bulkCancelled' : 'planner.bulkRestored', { smart_count: ids.length }),
      ({ id, version }) => ({ op: 'update', id, version, fields: { cancelled } }),
    );
  const isIdle = lectures !== undefined && !tooMany;
  return (
    <div role="group" aria-label={text('lists.bulk.label')}>
      <Stack direction="row" gap={1} align="center">
        <Text as="span" tabular>
          {text('lists.bulk.selected', { smart_count: ids.length })}
        </Text>
        <Button variant="secondary" size="small" disabled={!isIdle} onClick={() => setAction('move')}>
          {text('planner.bulkMove')}
        </Button>
        <Button variant="secondary" size="small" disabled={!isIdle} onClick={() => setAction('change')}>
          {text('planner.bulkChange')}
        </Button>
        <Button variant="secondary" size="small" disabled={!isIdle} onClick={() => cancel(true)}>
          {text('planner.bulkCancel')}
        </Button>
        <Button variant="secondary" size="small" disabled={!isIdle} onClick={() => cancel(false)}>
          {text('planner.bulkRestore')}
        </Button>
        <Button
          variant="danger"
          size="small"
          disabled={!isIdle}
          onClick={() =>
            void run(text('planner.bulkDeleted', { smart_count: ids.length }), ({ id, version }) => ({
              op: 'delete',
              id,
              version,
            }))
          }
        >
          {text('planner.bulkDelete')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onUnselectItems()}>
          {text('lists.bulk.clear')}
        </Button>
      </Stack>
      {tooMany && <Callout tone="warning">{text('planner.tooMany', { most: PLAN_LIMITS.operations })}</Callout>}
      {action === 'move' && (
        <MoveDialog
          onClose={() => setAction(undefined)}
          onMove={(minutes) =>
            run(text('planner.bulkMoved', { smart_count: ids.length }), (lecture) => ({
              op: 'update',
              id: lecture.id,
              version: lecture.version,
              fields: movedBy(lecture, minutes),
            }))
          }
        />
      )}
      {action === 'change' && lectures && (
        <ChangeFields
          lectures={lectures}
          onClose={() => setAction(undefined)}
          onChange={(fields) =>
            run(text('planner.bulkChanged', { smart_count: ids.length }), ({ id, version }) => ({
              op: 'update',
              id,
              version,
              fields,
            }))
          }
        />
      )}
    </div>
  );
}

function movedBy(lecture: LectureRecord, minutes: number): Partial<LiveLecture> {
  const at = (time: string) => new Date(Date.parse(`${time}:00Z`) + minutes * 60_000).toISOString();
  const [start, end] = [at(lectureStart(lecture)), at(`${lecture.end_date}T${lecture.end_time}`)];
  return {
    start_date: start.slice(0, 10),
    start_time: start.slice(11, 16),
    end_date: end.slice(0, 10),
    end_time: end.slice(11, 16),
  };
}

function MoveDialog({ onClose, onMove }: { onClose: () => void; onMove: (minutes: number) => Promise<void> }) {
  const text = useText();
  const [days, setDays] = useState('0');
  const [minutes, setMinutes] = useState('0');
  const by = Math.trunc(Number(days)) * 24 * 60 + Math.trunc(Number(minutes));
  return (
    <ModalDialog
      open
      size="small"
      title={text('planner.bulkMove')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('planner.close')}
          </Button>
          <Button disabled={!Number.isFinite(by) || by === 0} onClick={() => void onMove(by)}>
            {text('planner.goOn')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Text size="small">{text('planner.bulkMoveText')}</Text>
        <Grid min={140} gap={2}>
          <TextField
            label={text('planner.days')}
            type="number"
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
          <TextField
            label={text('planner.minutes')}
            type="number"
            step={5}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </Grid>
      </Stack>
    </ModalDialog>
  );
}

const CHANGEABLE = ['batch', 'subject_name'] as const;

function ChangeFields({
  lectures,
  onClose,
  onChange,
}: {
  lectures: readonly LectureRecord[];
  onClose: () => void;
  onChange: (fields: Partial<LiveLecture>) => Promise<void>;
}) {
  const text = useText();
  const contractText = useContractText();
  const [fields, setFields] = useState<Partial<LiveLecture>>({});
  const common = (name: 'course_name' | 'sem_year') => {
    const values = new Set(lectures.map((lecture) => lecture[name]));
    return values.size === 1 ? { [name]: [...values][0] ?? '' } : {};
  };
  const choices = choicesFor(useChoices(), { ...common('course_name'), ...common('sem_year') });
  return (
    <ModalDialog
      open
      size="small"
      title={text('planner.bulkChange')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('planner.close')}
          </Button>
          <Button disabled={Object.keys(fields).length === 0} onClick={() => void onChange(fields)}>
            {text('planner.goOn')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {CHANGEABLE.map((name) => (
          <Select
            key={name}
            label={contractText(FIELD_LABELS[name])}
            placeholder={text('planner.asItIs')}
            value={fields[name] ?? ''}
            options={optionsOf(choices[name], undefined)}
            onChange={({ target: { value } }) => {
              const { [name]: _before, ...others } = fields;
              setFields(value ? { ...others, [name]: value } : others);
            }}
          />
        ))}
      </Stack>
    </ModalDialog>
  );
}
