import { Button, Grid, Select } from '@prospectus/design-system';
import type { SubmitEvent } from 'react';

import { type Filters, NAMES } from './schedule-query.ts';
import type { ScheduleData } from './schedule-data.ts';

type Props = {
  path: string;
  /** Kept in the address when the form is sent without script. */
  kept: { view?: string | undefined; date?: string | undefined };
  options: ScheduleData['schedule']['options'];
  draft: Filters;
  onDraft: (filters: Filters) => void;
  onSubmit: () => void;
};

/** The three lists and their button; without script a form whose answer is an address. */
export function ScheduleFilters({ path, kept, options, draft, onDraft, onSubmit }: Props) {
  const list = (name: keyof Filters, label: string, choices: readonly string[]) => (
    <Select
      label={label}
      name={NAMES[name]}
      placeholder="SELECT"
      value={draft[name]}
      onChange={({ currentTarget }) => onDraft({ ...draft, [name]: currentTarget.value })}
      // What an address asks for is shown, also where nobody offers it any more.
      options={[...new Set([...choices, draft[name]])].filter(Boolean).map((value) => ({ value, label: value }))}
    />
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form method="get" action={path} aria-label="Classes to show" onSubmit={submit} data-print="no">
      {kept.view && <input type="hidden" name="view" value={kept.view} />}
      {kept.date && <input type="hidden" name="date" value={kept.date} />}
      <Grid min={150} gap={2} align="end">
        {list('course', 'Select Course Name', options.courseName)}
        {list('semester', 'Select Semester', options.semYear)}
        {list('batch', 'Select Batch', options.batch)}
        <Button type="submit">Submit</Button>
      </Grid>
    </form>
  );
}
