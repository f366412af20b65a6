import { Button, Grid, Select, Stack } from '@prospectus/design-system';

import { useContractText, useText } from '../../../texts/language-context.ts';
import { choicesFor, optionsOf } from './choices.ts';
import { FILTER_FIELDS, type PlanFilters } from './place.ts';
import { useChoices } from './use-plan.ts';

export const FIELD_LABELS = {
  course_name: 'Course',
  sem_year: 'Semester',
  batch: 'Batch',
  subject_name: 'Subject',
} as const;

/** Course, semester, batch and subject: one set of filters for every view. */
export function PlanFilterBar({
  filters,
  onChange,
}: {
  filters: PlanFilters;
  onChange: (filters: Partial<Record<keyof PlanFilters, string | undefined>>) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  const choices = choicesFor(useChoices(), filters);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Stack gap={1}>
      <div role="group" aria-label={text('planner.filters')}>
        <Grid min={160} gap={1.5}>
          {FILTER_FIELDS.map((name) => (
            <Select
              key={name}
              label={contractText(FIELD_LABELS[name])}
              placeholder={text('planner.all')}
              value={filters[name] ?? ''}
              options={optionsOf(choices[name], filters[name])}
              onChange={(event) => onChange({ [name]: event.target.value || undefined })}
            />
          ))}
        </Grid>
      </div>
      {isFiltered && (
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange(Object.fromEntries(FILTER_FIELDS.map((name) => [name, undefined])))}
          >
            {text('planner.clearFilters')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
