import type { FieldKind, FieldMeta } from '@prospectus/contract';
import { formatRupees } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import { ReferenceField, TextField } from 'react-admin';

import { titleFieldOf } from './title-field.ts';

/** How a value of each kind reads in a list. A record, so that a new kind without one does not compile. */
export const kindCells: Record<FieldKind, (value: unknown, meta: FieldMeta, source: string) => ReactNode> = {
  text: (value) => words(value),
  longText: (value) => clip(words(value)),
  richText: (value) =>
    clip(
      words(value)
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  image: (value) => words(value),
  // Shown, never followed: an address from a record is not a link of the console.
  link: (value) => words(value),
  money: (value) => (typeof value === 'number' ? formatRupees(value) : ''),
  number: (value) => words(value),
  flag: (value) => (value === true ? 'Yes' : 'No'),
  choice: (value, meta) => meta.options?.find((option) => option.id === value)?.name ?? words(value),
  reference: (value, meta, source) =>
    value ? (
      <ReferenceField source={source} reference={meta.resource ?? ''} link={false}>
        <TextField source={titleFieldOf(meta.resource)} component="span" variant="inherit" />
      </ReferenceField>
    ) : (
      '—'
    ),
  list: (value) => (Array.isArray(value) ? String(value.length) : ''),
};

/** Kinds whose values stand at the end of their column. */
export const isFigure = (kind: FieldKind): boolean => kind === 'money' || kind === 'number';

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const clip = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
