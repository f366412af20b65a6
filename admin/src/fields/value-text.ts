import type { FieldMeta } from '@prospectus/contract';

import { formatRupees } from '@prospectus/design-system';

import type { TextFunction } from '../texts/language-context.ts';

/** A field's value as plain text for comparison: formatted text without tags, a list with one entry a line. */
export function valueText(value: unknown, meta: FieldMeta, text: TextFunction): string {
  if (value === null || value === undefined || value === '') return text('entities.value.empty');
  if (meta.kind === 'money' && typeof value === 'number') return formatRupees(value);
  if (meta.kind === 'flag') return text(value === true ? 'entities.value.yes' : 'entities.value.no');
  if (meta.kind === 'choice')
    return meta.options?.find((option) => option.id === value)?.name ?? String(value as string | number);
  if (meta.kind === 'richText' && typeof value === 'string') return stripTags(value);
  if (Array.isArray(value))
    return value.length === 0
      ? text('entities.value.empty')
      : value.map((part, index) => `${index + 1}. ${oneLine(part)}`).join('\n');
  return oneLine(value);
}

function oneLine(value: unknown): string {
  if (typeof value === 'string') return stripTags(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(oneLine).filter(Boolean).join('; ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .flatMap(([name, part]) => (HIDDEN.has(name) ? [] : [oneLine(part)]))
    .filter(Boolean)
    .join(', ');
}

const HIDDEN: ReadonlySet<string> = new Set(['id', 'created_at']);
const stripTags = (html: string): string =>
  html
    .replaceAll(/<\/(p|li|h\d|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
