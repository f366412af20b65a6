import { Checkbox, Grid, Stack, TextField } from '@prospectus/design-system';
import { DateField, TimeField } from '@prospectus/design-system/console';

import { useLanguage } from '../../texts/language-context.ts';
import { CHOICE_NAMES, ChoiceFields } from './ChoiceFields.tsx';
import type { Draft } from './draft.ts';

type FieldsProps = {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<Draft>) => void;
};

const NEW_BATCH = '\u0000new';
const TIMES = [
  ['start_date', 'Start date', DateField],
  ['start_time', 'Start time', TimeField],
  ['end_date', 'End date', DateField],
  ['end_time', 'End time', TimeField],
] as const;

/** The fields of a lecture: choices from what there is, and its times. */
export function LectureFields({ draft, errors, onChange }: FieldsProps) {
  const { text, contractText } = useLanguage();
  const errorOf = (name: string) => errors[name] && contractText(errors[name]);
  const choices = {
    chosen: { ...draft, ...(draft.isNewBatch && { batch: NEW_BATCH }) },
    requiredMark: true,
    moreBatches: [{ value: NEW_BATCH, label: text('planner.newBatch') }],
    onChange: ({ batch, ...change }: Partial<Draft>) => {
      const isNewBatch = batch === NEW_BATCH;
      onChange({ ...change, ...(batch !== undefined && { isNewBatch, batch: isNewBatch ? '' : batch }) });
    },
  };
  return (
    <Stack gap={2}>
      <ChoiceFields
        {...choices}
        names={CHOICE_NAMES}
        errorOf={(name) => (name === 'batch' && draft.isNewBatch ? undefined : errorOf(name))}
      />
      {draft.isNewBatch && (
        <TextField
          label={text('planner.newBatchName')}
          help={text('planner.newBatchHelp')}
          requiredMark
          maxLength={60}
          value={draft.batch}
          error={errorOf('batch')}
          onChange={(event) => onChange({ batch: event.target.value })}
        />
      )}
      <Grid min={140} gap={2} align="start">
        {TIMES.map(([name, label, Field]) => (
          <Field
            key={name}
            label={contractText(label)}
            requiredMark
            value={draft[name]}
            error={errorOf(name)}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </Grid>
    </Stack>
  );
}

/** In the order of the numbers from 1 to 7. */
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Whether a new lecture repeats, on which days of the week, and until when. */
export function RepeatFields({ draft: { repeats, repeat, start_date }, errors, onChange }: FieldsProps) {
  const { text, contractText } = useLanguage();
  const set = (change: Partial<Draft['repeat']>) => onChange({ repeat: { ...repeat, ...change } });
  const errorOf = (name: string) => errors[`repeat.${name}`] && contractText(errors[`repeat.${name}`] ?? '');
  return (
    <Stack gap={1.5}>
      <Checkbox
        label={text('planner.repeats')}
        checked={repeats}
        onChange={(event) => onChange({ repeats: event.target.checked })}
      />
      {repeats && (
        <>
          <div role="group" aria-label={text('planner.repeatOn')}>
            <Grid min={110} gap={0.5}>
              {WEEKDAYS.map((name, index) => {
                const day = index + 1;
                const others = repeat.weekdays.filter((one) => one !== day);
                return (
                  <Checkbox
                    key={name}
                    label={text(`planner.weekdays.${name}`)}
                    checked={repeat.weekdays.includes(day)}
                    onChange={(event) =>
                      set({ weekdays: event.target.checked ? [...others, day].toSorted((a, b) => a - b) : others })
                    }
                    error={index === 0 ? errorOf('weekdays') : undefined}
                  />
                );
              })}
            </Grid>
          </div>
          <DateField
            label={text('planner.repeatUntil')}
            requiredMark
            value={repeat.until}
            min={start_date}
            error={errorOf('until')}
            onChange={(value) => set({ until: value })}
          />
          <Checkbox
            label={text('planner.skipHolidays')}
            checked={repeat.skipHolidays}
            onChange={(event) => set({ skipHolidays: event.target.checked })}
          />
        </>
      )}
    </Stack>
  );
}
