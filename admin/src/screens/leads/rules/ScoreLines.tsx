import { type LeadScore, QUALIFICATIONS, type ScoreCondition } from '@prospectus/contract';
import { Stack, Text } from '@prospectus/design-system';

import { useContractText, useLanguage } from '../../../texts/language-context.ts';

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
  const contractText = useContractText();
  const list = (values: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(values.length > 0 ? values : ['—']);
  const education = (id: number): string => {
    const label = QUALIFICATIONS.open.find((one) => one.id === id)?.label;
    return label ? contractText(label) : String(id);
  };
  const condition = (when: ScoreCondition): string => {
    if (when.kind === 'education') return text('rules.lines.education', { values: list(when.values.map(education)) });
    if (when.kind === 'call')
      return text('rules.lines.call', { values: list(when.values.map((one) => text(`desk.note.outcomes.${one}`))) });
    if ('values' in when) return text(`rules.lines.${when.kind}`, { values: list(when.values) });
    if (when.kind === 'recent') return text('rules.lines.recent', { count: when.days });
    return 'min' in when ? text(`rules.lines.${when.kind}`, { count: when.min }) : text(`rules.lines.${when.kind}`);
  };
  const points = (value: number): string => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value);
  return { condition, points };
}
