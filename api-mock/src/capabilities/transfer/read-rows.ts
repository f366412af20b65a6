import { ApiError, IMPORT_LIMITS, recordMeta, type Resource } from '@prospectus/contract';

import { valueOf } from './cells.ts';
import { readCsv } from '../../platform/console/csv.ts';

/** A row as it is meant: which record, in which version it was seen, which fields. */
export type GivenRow = { id: string; version: number | undefined; fields: Record<string, unknown> };

const CARRIED = Object.keys(recordMeta.shape);

/** The rows of a file, CSV or JSON; a file that is neither, or names a field that does not exist, is refused whole. */
export function readRows(resource: Resource, bytes: Buffer): GivenRow[] {
  const text = textOf(bytes);
  const given = /^\s*\[/.test(text) ? fromJson(text) : fromCsv(resource, text);
  if (given.length === 0) throw refused('There is no row in this file.');
  if (given.length > IMPORT_LIMITS.rows)
    throw refused(`At most ${IMPORT_LIMITS.rows} rows; this file has ${given.length}.`);
  refuseUnknown(resource, given);
  return given.map(({ id, version, ...row }) => ({
    id: typeof id === 'string' ? id.trim() : id === undefined || id === null ? '' : String(id as number),
    // What is no number is the version of no record.
    version: version === undefined || version === null || version === '' ? undefined : Number(version),
    fields: Object.fromEntries(Object.entries(row).filter(([name]) => !CARRIED.includes(name))),
  }));
}

function fromCsv(resource: Resource, text: string): Record<string, unknown>[] {
  const lines = readCsv(text);
  refuseUnknown(resource, lines.slice(0, 1));
  refuseCut(lines);
  return lines.map((cells) =>
    Object.fromEntries(
      Object.entries(cells).flatMap(([name, cell]) => {
        const value = CARRIED.includes(name) ? cell : valueOf(resource, name, cell);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
}

// What a cell of a spreadsheet holds at most; it saves no more of a longer text.
const MAX_CHARACTERS = 32_767;

function refuseCut(lines: readonly Record<string, string>[]): void {
  const at = lines.findIndex((cells) => Object.values(cells).some(({ length }) => length === MAX_CHARACTERS));
  if (at < 0) return;
  throw refused(`A spreadsheet has cut a cell of row ${at + 1} at ${MAX_CHARACTERS} characters. Use the JSON file.`);
}

function fromJson(text: string): Record<string, unknown>[] {
  try {
    const rows = JSON.parse(text) as unknown[];
    if (rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row)))
      return rows as Record<string, unknown>[];
  } catch {
    // Said below.
  }
  throw refused('This is no JSON list of records.');
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('This file is not UTF-8. Save it as “CSV UTF-8”.');
  }
}

function refuseUnknown({ schema, carries = {} }: Resource, rows: readonly object[]): void {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const unknown = [...names].filter(
    (name) => !CARRIED.includes(name) && !Object.hasOwn(schema.shape, name) && !Object.hasOwn(carries, name),
  );
  if (unknown.length === 0) return;
  const shown = unknown.map((name) => name.toWellFormed().replaceAll('\0', '').slice(0, 60));
  throw new ApiError('UNKNOWN_FIELD', {
    msg: `There is no field named “${shown.join('”, “')}”.`,
    errors: Object.fromEntries(shown.map((name) => [name, 'There is no such field.'])),
  });
}

const refused = (why: string): ApiError => new ApiError('INVALID_FIELDS', { errors: { file: why } });
