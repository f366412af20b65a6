import type { FieldMeta } from '@prospectus/contract';
import { formatRupees } from '@prospectus/design-system';
import { ReferenceField, TextField } from 'react-admin';

import { translatedMeta } from '../texts/contract-text.ts';
import { type LanguageValue, type TextFunction, useLanguage, useText } from '../texts/language-context.ts';
import { titleFieldOf } from './schema.ts';

type FieldValueProps = {
  value: unknown;
  meta: FieldMeta;
  /** In one line, such as the cell of a list. */
  short?: boolean;
};

/** A field's value, formatted by its kind. */
export function FieldValue({ value, meta, short = false }: FieldValueProps) {
  const language = useLanguage();
  if (meta.kind === 'reference' && typeof value === 'string' && value !== '')
    return <ReferenceTitle id={value} resource={meta.resource ?? ''} />;
  const translated = translatedMeta(meta, language.contractText);
  return short ? shortText(value, translated, language) : valueText(value, translated, language.text);
}

function ReferenceTitle({ id, resource }: { id: string; resource: string }) {
  const text = useText();
  const titleField = titleFieldOf(resource);
  return (
    <ReferenceField
      record={{ id, reference: id }}
      source="reference"
      reference={resource}
      link={false}
      emptyText={text('entities.list.gone')}
      queryOptions={{ meta: { fields: [titleField] } }}
    >
      <TextField source={titleField} component="span" variant="inherit" emptyText={text('entities.untitled')} />
    </ReferenceField>
  );
}

const MAX_SHORT = 120;

// As text: an address from a record does not become a link of the console.
function shortText(value: unknown, meta: FieldMeta, { text, locale }: LanguageValue): string {
  if (meta.kind === 'reference') return '—';
  if (meta.kind === 'list') return Array.isArray(value) ? String(value.length) : '';
  if (value === null || value === undefined || value === '') return '';
  const line = formattedDay(value, locale) ?? valueText(value, meta, text).replaceAll(/\s+/g, ' ');
  return line.length > MAX_SHORT ? `${line.slice(0, MAX_SHORT - 1)}…` : line;
}

const DAY = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** `2025-03-05` as '05 Mar 2025'; a day has no time zone. */
function formattedDay(value: unknown, locale: string): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : new Intl.DateTimeFormat(locale, DAY).format(day);
}

/** A field's value as plain text for comparison: formatted text without tags, a list with one entry a line. */
export function valueText(value: unknown, meta: FieldMeta, text: TextFunction): string {
  if (value === null || value === undefined || value === '') return text('entities.value.empty');
  if (meta.kind === 'money' && typeof value === 'number') return formatRupees(value);
  if (meta.kind === 'flag') return text(value === true ? 'entities.value.yes' : 'entities.value.no');
  if (meta.kind === 'choice')
    return meta.options?.find((option) => option.id === value)?.name ?? String(value as string | number);
  if (!Array.isArray(value)) return oneLine(value);
  return value.length === 0
    ? text('entities.value.empty')
    : value.map((part, index) => `${index + 1}. ${oneLine(part)}`).join('\n');
}

function oneLine(value: unknown): string {
  if (typeof value === 'string') return withoutTags(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(oneLine).filter(Boolean).join('; ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .flatMap(([name, part]) => (HIDDEN.has(name) ? [] : [oneLine(part)]))
    .filter(Boolean)
    .join(', ');
}

const HIDDEN: ReadonlySet<string> = new Set(['id', 'created_at']);
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<\/(p|li|h\d|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
