import { QUALIFICATIONS, type ScoreCondition } from '@prospectus/contract';

import { useContractText, useLanguage } from '../../../texts/language-context.ts';

/** A rule of the score in words: what it asks for, and its points with their sign. */
export function useConditionText() {
  const { text, locale } = useLanguage();
  const contractText = useContractText();
  const list = (values: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(values.length > 0 ? values : ['—']);
  const education = (id: number): string => {
    const known = QUALIFICATIONS.open.find((one) => one.id === id)?.label;
    return known ? contractText(known) : String(id);
  };
  const condition = (when: ScoreCondition): string => {
    switch (when.kind) {
      case 'verified':
      case 'abroad':
      case 'call-asked':
        return text(`rules.lines.${when.kind}`);
      case 'programme':
      case 'source':
      case 'campaign':
        return text(`rules.lines.${when.kind}`, { values: list(when.values) });
      case 'education':
        return text('rules.lines.education', { values: list(when.values.map(education)) });
      case 'call':
        return text('rules.lines.call', { values: list(when.values.map((one) => text(`desk.note.outcomes.${one}`))) });
      case 'recent':
        return text('rules.lines.recent', { count: when.days });
      case 'enquiries':
      case 'pages':
        return text(`rules.lines.${when.kind}`, { count: when.min });
    }
  };
  const points = (value: number): string => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value);
  return { condition, points };
}
