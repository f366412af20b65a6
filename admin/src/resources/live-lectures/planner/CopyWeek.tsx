import { isHeldBetween, type LectureRecord, type LiveLecture } from '@prospectus/contract';
import { addDays, Button, Checkbox, Stack, startOfWeek, Text } from '@prospectus/design-system';
import { DateField, ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useLanguage } from '../../../texts/language-context.ts';
import { formatDay } from '../times.ts';
import { fieldsOf } from './draft.ts';
import type { PlannerPlace } from './place.ts';
import { useChanges } from './use-changes.tsx';
import { usePlan } from './use-plan.ts';

const DAY_MS = 86_400_000;

/** Copies the lectures of one week, as they are filtered, to another. */
export function CopyWeek({ place: { date, filters }, onClose }: { place: PlannerPlace; onClose: () => void }) {
  const { text, locale } = useLanguage();
  const { make } = useChanges();
  const [from, setFrom] = useState(startOfWeek(date));
  const [to, setTo] = useState(addDays(startOfWeek(date), 7));
  const [skips, setSkips] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const source = usePlan({ from, to: addDays(from, 6), ...filters });
  const target = usePlan({ from: to, to: addDays(to, 6), ...filters });
  const holidays = target.data?.holidays ?? [];
  const shift = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  const copies = (source.data?.lectures ?? [])
    .filter((lecture) => !lecture.cancelled && lecture.start_date >= from)
    .map((lecture) => shifted(lecture, shift))
    .filter((lecture) => !skips || !holidays.some((day) => isHeldBetween(lecture, day.date, day.date)));
  const isSame = shift === 0;
  const copy = async () => {
    setBusy(true);
    try {
      await make({
        label: text('planner.copied', { smart_count: copies.length, week: formatDay(to, locale) }),
        kind: 'copy-week',
        asksAlways: true,
        operations: () => copies.map((fields) => ({ op: 'create', fields })),
      });
      onClose();
    } catch {
      // It was said.
    } finally {
      setBusy(false);
    }
  };
  const week = (label: string, value: string, change: (day: string) => void) => (
    <DateField
      label={label}
      help={text('planner.weekOf', { from: formatDay(value, locale), to: formatDay(addDays(value, 6), locale) })}
      value={value}
      onChange={(day) => day && change(startOfWeek(day))}
    />
  );
  return (
    <ModalDialog
      open
      size="small"
      title={text('planner.copyWeek')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('planner.close')}
          </Button>
          <Button
            busy={isBusy || source.isFetching || target.isFetching}
            disabled={isSame || copies.length === 0 || copies.length > 500}
            onClick={() => void copy()}
          >
            {text('planner.copy')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {week(text('planner.copyFrom'), from, setFrom)}
        {week(text('planner.copyTo'), to, setTo)}
        <Checkbox
          label={text('planner.leaveOutHolidays')}
          checked={skips}
          onChange={(event) => setSkips(event.target.checked)}
        />
        <Text size="small" tone="muted">
          {isSame ? text('planner.sameWeek') : text('planner.copies', { smart_count: copies.length })}
        </Text>
      </Stack>
    </ModalDialog>
  );
}

function shifted(lecture: LectureRecord, days: number): LiveLecture {
  const fields = fieldsOf(lecture);
  return { ...fields, start_date: addDays(fields.start_date, days), end_date: addDays(fields.end_date, days) };
}
