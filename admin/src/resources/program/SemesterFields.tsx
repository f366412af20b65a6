import { Button, Callout, Stack } from '@prospectus/design-system';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FormField } from '../../fields/schema.ts';
import { PartFields } from '../../inputs/PartFields.tsx';
import { useText } from '../../texts/language-context.ts';
import { subjectCredits } from './semester-summary.ts';

/** The fields of one semester; where its total is not the sum of its subjects', the sum can be taken over. */
export function SemesterFields({ source, fields }: { source: string; fields: readonly FormField[] }) {
  const text = useText();
  const { setValue } = useFormContext();
  const semester = (useWatch({ name: source }) ?? {}) as Parameters<typeof subjectCredits>[0];
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
