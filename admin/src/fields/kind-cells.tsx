import type { FieldKind, FieldMeta } from '@prospectus/contract';
import { formatRupees } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import { ReferenceField, TextField } from 'react-admin';

import type { LanguageValue } from '../texts/language-context.ts';
import { titleFieldOf } from './schema.ts';

type CellLanguage = Pick<LanguageValue, 'text' | 'locale'>;

/** The cell of a list for a value of each kind. The type makes a new kind without a cell fail to compile. */
export const kindCells: Record<
  FieldKind,
  (value: unknown, meta: FieldMeta, source: string, language: CellLanguage) => ReactNode
> = {
  text: (value, _meta, _source, { locale }) => formattedDay(value, locale) ?? asText(value),
  longText: (value) => truncate(asText(value)),
  richText: (value) =>
    truncate(
      asText(value)
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  image: (value) => asText(value),
  // As text: an address from a record does not become a link of the console.
  link: (value) => asText(value),
  money: (value) => (typeof value === 'number' ? formatRupees(value) : ''),
  number: (value) => asText(value),
  flag: (value, _meta, _source, { text }) => text(value === true ? 'entities.value.yes' : 'entities.value.no'),
  choice: (value, meta) => meta.options?.find((option) => option.id === value)?.name ?? asText(value),
  reference: (value, meta, source) =>
    value ? (
      <ReferenceField
        source={source}
        reference={meta.resource ?? ''}
        link={false}
        queryOptions={{ meta: { fields: [titleFieldOf(meta.resource)] } }}
      >
        <TextField source={titleFieldOf(meta.resource)} component="span" variant="inherit" />
      </ReferenceField>
    ) : (
      '—'
    ),
  list: (value) => (Array.isArray(value) ? String(value.length) : ''),
};

export const isNumeric = (kind: FieldKind): boolean => kind === 'money' || kind === 'number';

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const truncate = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

const DAY = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** `2025-03-05` as '05 Mar 2025'; a day has no time zone. */
function formattedDay(value: unknown, locale: string): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : new Intl.DateTimeFormat(locale, DAY).format(day);
}
