import type { LeadScore, ScoreCondition } from '@prospectus/contract';
import { Stack, Text } from '@prospectus/design-system';

import { useLanguage } from '../../../texts/language-context.ts';
import { useQualifications } from '../lead-parts.tsx';

/** Rules of the score, each in a line with its points. */
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

/** The text of a rule's condition, and of its points with their sign. */
export function useConditionText() {
  const { text, locale } = useLanguage();
  const qualifications = useQualifications();
  const inWords = (kind: ScoreCondition['kind'], value: string | number): string => {
    if (kind === 'call') return text(`desk.note.outcomes.${value as 'reached'}`);
    return qualifications.find((option) => option.value === value)?.label ?? String(value);
  };
  const condition = (when: ScoreCondition): string => {
    const values = 'values' in when ? when.values.map((value) => inWords(when.kind, value)) : [];
    const count = when.kind === 'recent' ? when.days : 'min' in when ? when.min : 0;
    const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(values.length > 0 ? values : ['—']);
    return text(`rules.lines.${when.kind}`, { values: list, count });
  };
  const points = (value: number): string => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value);
  return { condition, points };
}
