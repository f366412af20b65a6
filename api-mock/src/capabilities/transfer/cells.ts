import { fieldMeta, type FieldMeta, type Resource } from '@prospectus/contract';
import type { z } from 'zod';

import { quoted, unquoted } from '../../platform/console/csv.ts';
import { readDate, readMoment, readTime } from '../../platform/console/written-times.ts';

const META = ['status', 'version', 'updated_at'] as const;

/** The columns of a resource's file: the id, its own fields, and status, version and time of the last change. */
export const columnsOf = ({ schema }: Resource): string[] => ['id', ...Object.keys(schema.shape), ...META];

/**
 * A cell as the value of a field; undefined where an empty cell leaves the field unchanged. An unreadable cell stays a
 * text, for the field's schema to refuse in its own words.
 */
export function valueOf({ schema }: Resource, name: string, cell: string): unknown {
  const field = schema.shape[name] as z.ZodType;
  const meta = fieldMeta(field);
  const read = READERS[meta?.kind ?? 'text'] ?? asText;
  return read(cell, field, meta);
}

type Reader = (cell: string, field: z.ZodType, meta: FieldMeta | undefined) => unknown;

/** A record with its texts quoted against spreadsheets; `valueOf` unquotes them. */
export const writtenFields = ({ schema }: Resource, record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = schema.shape[name] as z.ZodType | undefined;
      const meta = field && fieldMeta(field);
      const isText = typeof value === 'string' && meta && !READERS[meta.kind] && !BY_FORMAT[meta.format ?? ''];
      return [name, isText ? quoted(value) : value];
    }),
  );

const asText: Reader = (cell, _field, meta) => BY_FORMAT[meta?.format ?? '']?.(cell) ?? unquoted(cell);
// Dates and times as people and spreadsheets write them.
const BY_FORMAT: Readonly<Record<string, (cell: string) => string>> = {
  date: (cell) => {
    const date = readDate(cell) ?? readMoment(cell)?.date;
    return date && !date.isDisputed ? date.day : cell;
  },
  time: (cell) => readTime(cell) ?? cell,
};
const asNumber: Reader = (cell, field) => {
  const plain = cell.trim();
  if (plain === '') return field.safeParse(null).success ? null : undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell;
};
const asFlag: Reader = (cell) => FLAGS[cell.trim().toLowerCase()] ?? (cell.trim() === '' ? undefined : cell);
const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };
const asChoice: Reader = (cell, _field, meta) => {
  if (cell.trim() === '') return undefined;
  const wanted = cell.trim().toLowerCase();
  const option = meta?.options?.find(({ id, name }) => String(id) === cell.trim() || name.toLowerCase() === wanted);
  return option?.id ?? cell;
};
const asReference: Reader = (cell, field) =>
  cell.trim() === '' ? (field.safeParse(null).success ? null : undefined) : cell.trim();
const asJson: Reader = (cell, field) => {
  if (cell.trim() === '') return field.safeParse(null).success ? null : [];
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
};

const READERS: Partial<Record<FieldMeta['kind'], Reader>> = {
  money: asNumber,
  number: asNumber,
  flag: asFlag,
  choice: asChoice,
  reference: asReference,
  list: asJson,
};
