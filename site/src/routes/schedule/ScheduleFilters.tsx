import { Accordion, Button, FormStack, Grid, Select, Stack, Text, TextField } from '@prospectus/design-system';
import { type SubmitEvent, useState } from 'react';

import { feedAddresses, type Filters, NAMES, type ScheduleData } from './schedule-query.ts';

type FilterProps = {
  path: string;
  /** Parameters that the form keeps without JavaScript. */
  keptParameters: { view?: string | undefined; date?: string | undefined };
  options: ScheduleData['schedule']['options'];
  draft: Filters;
  onDraft: (filters: Filters) => void;
  onSubmit: () => void;
};

/** The three filters as a GET form, which works without JavaScript. */
export function ScheduleFilters({ path, keptParameters, options, draft, onDraft, onSubmit }: FilterProps) {
  const list = (name: keyof Filters, label: string, choices: readonly string[]) => (
    <Select
      label={label}
      name={NAMES[name]}
      placeholder="SELECT"
      value={draft[name]}
      onChange={({ currentTarget }) => onDraft({ ...draft, [name]: currentTarget.value })}
      // Includes the selected option even if it no longer exists.
      options={[...new Set([...choices, draft[name]])].filter(Boolean).map((value) => ({ value, label: value }))}
    />
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form method="get" action={path} aria-label="Classes to show" onSubmit={submit} data-print="no">
      {keptParameters.view && <input type="hidden" name="view" value={keptParameters.view} />}
      {keptParameters.date && <input type="hidden" name="date" value={keptParameters.date} />}
      <Grid min={150} gap={2} align="end">
        {list('course', 'Select Course Name', options.courseName)}
        {list('semester', 'Select Semester', options.semYear)}
        {list('batch', 'Select Batch', options.batch)}
        <Button type="submit">Submit</Button>
      </Grid>
    </form>
  );
}

/** The calendar feed of the selected lectures, for a student's own calendar. */
export function AddToCalendar({ filters, publicUrl, name }: { filters: Filters; publicUrl: string; name: string }) {
  const [copied, setCopied] = useState('');
  const { https, webcal, google, outlook } = feedAddresses(publicUrl, filters, name);
  const chosen = [filters.course, filters.semester, filters.batch].filter(Boolean).join(' · ');
  return (
    <Accordion
      mode="multiple"
      items={[
        {
          id: 'add-to-my-calendar',
          title: 'Add to my calendar',
          content: (
            <Stack gap={2}>
              <Text>
                {chosen
                  ? `You’ll see every class of ${chosen} in your calendar. If a class changes, your calendar updates automatically.`
                  : 'You’ll see the classes of all courses in your calendar. To see only your own, first choose your course, semester and batch above.'}
              </Text>
              <FormStack
                actions={
                  <>
                    <Button
                      variant="secondary"
                      onClick={() => void navigator.clipboard.writeText(https).then(() => setCopied(https))}
                    >
                      {copied === https ? 'Copied' : 'Copy the link'}
                    </Button>
                    <Button variant="quiet" href={webcal}>
                      Open in my calendar app
                    </Button>
                    <Button variant="quiet" href={google} target="_blank" rel="noopener noreferrer" endIcon="external">
                      Google Calendar
                    </Button>
                    <Button variant="quiet" href={outlook} target="_blank" rel="noopener noreferrer" endIcon="external">
                      Outlook
                    </Button>
                  </>
                }
              >
                <TextField label="Calendar link" value={https} readOnly />
              </FormStack>
            </Stack>
          ),
        },
      ]}
    />
  );
}
