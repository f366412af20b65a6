import type { LeadScore } from '@prospectus/contract';
import { Stack, Text } from '@prospectus/design-system';

import { useConditionText } from './use-condition-text.ts';

/** Rules of the score as lines: what each asks for, and its points. */
export function ScoreLines({ lines }: { lines: LeadScore['lines'] }) {
  const { condition, points } = useConditionText();
  return (
    <Stack as="ul" gap={0.75}>
      {lines.map(({ when, points: value }, at) => (
        <li key={at}>
          {condition(when)}{' '}
          <Text as="span" tabular tone={value < 0 ? 'danger' : 'success'}>
            {points(value)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
