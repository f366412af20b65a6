import { Stack, Text } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import type { KindInputProps } from '../../inputs/kind-input.ts';
import { LazyPartsInput } from '../../inputs/LazyPartsInput.tsx';
import { useText } from '../../texts/language-context.ts';
import { SemesterFields } from './SemesterFields.tsx';
import { semesterSummary, structureSummary } from './semester-summary.ts';

/** Semesters with their subjects, and what they come to in all. */
export function SemestersInput(props: KindInputProps) {
  const text = useText();
  const semesters = (useWatch({ name: props.source }) ?? []) as Parameters<typeof structureSummary>[1];
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
