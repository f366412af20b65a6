import { isHeldBetween } from '@prospectus/contract';
import { addDays, Button, Checkbox, Stack, startOfWeek, Text } from '@prospectus/design-system';
import { DateField, ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useLanguage } from '../../texts/language-context.ts';
import type { Chosen } from './ChoiceFields.tsx';
import { fieldsOf } from './draft.ts';
import { formatDay, minutesBetween, movedBy } from './times.ts';
import type { Changes } from './use-changes.tsx';
import { usePlan } from './use-plan.ts';

const MAX_COPIES = 500;

type CopyWeekProps = { changes: Changes; date: string; filters: Chosen; onClose: () => void };

/** Copies the lectures of one week, as they are filtered, to another. */
export function CopyWeek({ changes: { make, busy }, date, filters, onClose }: CopyWeekProps) {
  const { text, locale } = useLanguage();
  const [from, setFrom] = useState(startOfWeek(date));
  const [to, setTo] = useState(addDays(startOfWeek(date), 7));
  const [skipsHolidays, setSkipsHolidays] = useState(true);
  const source = usePlan({ from, to: addDays(from, 6), ...filters });
  const target = usePlan({ from: to, to: addDays(to, 6), ...filters });
  const holidays = skipsHolidays ? (target.data?.holidays ?? []) : [];
  const minutes = minutesBetween(`${from}T00:00`, `${to}T00:00`);
  const copies = (source.data?.lectures ?? [])
    .filter((lecture) => !lecture.cancelled && lecture.start_date >= from)
    .map((lecture) => ({ ...fieldsOf(lecture), ...movedBy(lecture, minutes) }))
    .filter((lecture) => !holidays.some((day) => isHeldBetween(lecture, day.date, day.date)));
  const copy = async () => {
    const isDone = await make({
      label: text('planner.copied', { smart_count: copies.length, week: formatDay(to, locale) }),
      kind: 'copy-week',
      asksAlways: true,
      operations: copies.map((fields) => ({ op: 'create', fields })),
    });
    if (isDone) onClose();
  };
  const weekField = (label: string, value: string, change: (day: string) => void) => (
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
            busy={busy || source.isFetching || target.isFetching}
            disabled={minutes === 0 || copies.length === 0 || copies.length > MAX_COPIES}
            onClick={() => void copy()}
          >
            {text('planner.copy')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {weekField(text('planner.copyFrom'), from, setFrom)}
        {weekField(text('planner.copyTo'), to, setTo)}
        <Checkbox
          label={text('planner.leaveOutHolidays')}
          checked={skipsHolidays}
          onChange={(event) => setSkipsHolidays(event.target.checked)}
        />
        <Text size="small" tone="muted">
          {minutes === 0 ? text('planner.sameWeek') : text('planner.copies', { smart_count: copies.length })}
        </Text>
      </Stack>
    </ModalDialog>
  );
}
