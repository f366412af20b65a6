import { Button, Callout, Stack, Text } from '@prospectus/design-system';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FormField } from '../../fields/schema.ts';
import type { KindInputProps } from '../../inputs/kind-input.ts';
import { LazyPartsInput } from '../../inputs/LazyPartsInput.tsx';
import { PartFields } from '../../inputs/PartFields.tsx';
import { useText } from '../../texts/language-context.ts';
import { type Semester, semesterSummary, structureSummary, subjectCredits } from './semester-summary.ts';

/** Semesters with their subjects, and the totals of all. */
export function SemestersInput(props: KindInputProps) {
  const text = useText();
  const semesters = (useWatch({ name: props.source }) ?? []) as Semester[];
  return (
    <Stack gap={1.5}>
      <LazyPartsInput {...props} layout={SemesterFields} summary={(semester) => semesterSummary(text, semester)} />
      {semesters.length > 0 && (
        <Text tabular>
          <b>{text('entities.structure.inAll')}:</b> {structureSummary(text, semesters)}
        </Text>
      )}
    </Stack>
  );
}

/** The fields of one semester; where its total is not the sum of its subjects', a button fills in the sum. */
function SemesterFields({ source, fields }: { source: string; fields: readonly FormField[] }) {
  const text = useText();
  const { setValue } = useFormContext();
  const semester = (useWatch({ name: source }) ?? {}) as Semester;
  const sum = subjectCredits(semester);
  const { total_credits: total } = semester;
  return (
    <Stack gap={2}>
      <PartFields source={source} fields={fields} />
      {sum > 0 && sum !== total && (
        <Callout tone={total ? 'warning' : 'info'}>
          <Stack direction="row" gap={1} align="center" justify="space-between">
            <span>{text('entities.structure.mismatch', { sum, total: total ?? '–' })}</span>
            <Button
              variant="secondary"
              size="small"
              onClick={() => setValue(`${source}.total_credits`, sum, { shouldDirty: true, shouldValidate: true })}
            >
              {text('entities.structure.useSum', { sum })}
            </Button>
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}
