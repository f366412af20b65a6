import type { FieldMeta } from '@prospectus/contract';

import { showRupees } from '../inputs/rupees.ts';

/** A field's value as a person compares it: formatted text without its tags, lists line by line. */
export function inWords(value: unknown, meta: FieldMeta): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (meta.kind === 'money' && typeof value === 'number') return showRupees(value);
  if (meta.kind === 'flag') return value === true ? 'Yes' : 'No';
  if (meta.kind === 'choice')
    return meta.options?.find((option) => option.id === value)?.name ?? String(value as string | number);
  if (meta.kind === 'richText' && typeof value === 'string') return plain(value);
  if (Array.isArray(value))
    return value.length === 0 ? 'Empty' : value.map((part, index) => `${index + 1}. ${line(part)}`).join('\n');
  return line(value);
}

function line(value: unknown): string {
  if (typeof value === 'string') return plain(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(line).filter(Boolean).join('; ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .flatMap(([name, part]) => (HIDDEN.has(name) ? [] : [line(part)]))
    .filter(Boolean)
    .join(', ');
}

const HIDDEN: ReadonlySet<string> = new Set(['id', 'created_at']);
const plain = (html: string): string =>
  html
    .replaceAll(/<\/(p|li|h\d|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
