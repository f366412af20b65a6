import { Checkbox, Grid, Select, Stack, TextField } from '@prospectus/design-system';
import { DateField, TimeField } from '@prospectus/design-system/console';

import { useContractText, useText } from '../../../texts/language-context.ts';
import { choicesFor, optionsOf } from './choices.ts';
import { changed, type Draft } from './draft.ts';
import { FIELD_LABELS } from './PlanFilterBar.tsx';
import { useChoices } from './use-plan.ts';

const NEW_BATCH = '\u0000new';

/** The fields of a lecture. Whose it is and what it is about are choices from what there is. */
export function LectureFields({
  draft,
  errors,
  onChange,
}: {
  draft: Draft;
  errors: Partial<Record<string, string>>;
  onChange: (draft: Draft) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const choices = choicesFor(useChoices(), draft);
  const set = <K extends keyof Draft>(name: K, value: Draft[K]) => onChange(changed(draft, name, value));
  const errorOf = (name: string) => {
    const message = errors[name];
    return message === undefined ? undefined : contractText(message);
  };
  const choice = (name: 'course_name' | 'sem_year' | 'subject_name', isOpen: boolean) => (
    <Select
      label={contractText(FIELD_LABELS[name])}
      placeholder={text(isOpen ? 'planner.choose' : 'planner.chooseBefore')}
      requiredMark
      value={draft[name]}
      error={errorOf(name)}
      disabled={!isOpen}
      options={optionsOf(choices[name], draft[name] || undefined)}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  const input = (name: 'start_date' | 'start_time' | 'end_date' | 'end_time', label: string) => ({
    label: contractText(label),
    requiredMark: true,
    value: draft[name],
    error: errorOf(name),
    onChange: (value: string) => set(name, value),
  });
  return (
    <Stack gap={2}>
      {choice('course_name', true)}
      {choice('sem_year', draft.course_name !== '')}
      <Select
        label={contractText(FIELD_LABELS.batch)}
        placeholder={text(draft.sem_year ? 'planner.choose' : 'planner.chooseBefore')}
        requiredMark
        value={draft.isNewBatch ? NEW_BATCH : draft.batch}
        error={draft.isNewBatch ? undefined : errorOf('batch')}
        disabled={draft.sem_year === ''}
        options={[
          ...optionsOf(choices.batch, draft.isNewBatch ? undefined : draft.batch || undefined),
          { value: NEW_BATCH, label: text('planner.newBatch') },
        ]}
        onChange={({ target: { value } }) =>
          onChange({ ...draft, isNewBatch: value === NEW_BATCH, batch: value === NEW_BATCH ? '' : value })
        }
      />
      {draft.isNewBatch && (
        <TextField
          label={text('planner.newBatchName')}
          help={text('planner.newBatchHelp')}
          requiredMark
          maxLength={60}
          value={draft.batch}
          error={errorOf('batch')}
          onChange={(event) => set('batch', event.target.value)}
        />
      )}
      {choice('subject_name', draft.sem_year !== '')}
      <Grid min={140} gap={2} align="start">
        <DateField {...input('start_date', 'Start date')} />
        <TimeField {...input('start_time', 'Start time')} />
        <DateField {...input('end_date', 'End date')} />
        <TimeField {...input('end_time', 'End time')} />
      </Grid>
    </Stack>
  );
}

/** From Monday, 1, to Sunday, 7. */
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Whether a new lecture repeats, on which days of the week, and until when. */
export function RepeatFields({
  draft,
  errors,
  onChange,
}: {
  draft: Draft;
  errors: Partial<Record<string, string>>;
  onChange: (draft: Draft) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const { repeat } = draft;
  const set = (change: Partial<Draft['repeat']>) => onChange({ ...draft, repeat: { ...repeat, ...change } });
  const error = errors['repeat.weekdays'];
  const untilError = errors['repeat.until'];
  return (
    <Stack gap={1.5}>
      <Checkbox
        label={text('planner.repeats')}
        checked={draft.repeats}
        onChange={(event) => onChange({ ...draft, repeats: event.target.checked })}
      />
      {draft.repeats && (
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
                    error={error && index === 0 ? contractText(error) : undefined}
                  />
                );
              })}
            </Grid>
          </div>
          <DateField
            label={text('planner.repeatUntil')}
            requiredMark
            value={repeat.until}
            min={draft.start_date}
            error={untilError && contractText(untilError)}
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
