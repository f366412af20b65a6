import { ApiError, IMPORT_LIMITS, recordMeta, type Resource } from '@prospectus/contract';

import { valueOf } from './cells.ts';
import { readCsv } from '../../platform/console/csv.ts';

/** A row of a file: the record's id, the version that the file had, and the fields. */
export type ImportedRow = { id: string; version: number | undefined; fields: Record<string, unknown> };

const CARRIED = Object.keys(recordMeta.shape);

/** The rows of a CSV or JSON file; a file of another kind or with an unknown field is refused. */
export function readRows(resource: Resource, bytes: Buffer): ImportedRow[] {
  const text = textOf(bytes);
  const rows = /^\s*\[/.test(text) ? fromJson(text) : fromCsv(resource, text);
  if (rows.length === 0) throw refused('There is no row in this file.');
  if (rows.length > IMPORT_LIMITS.rows)
    throw refused(`At most ${IMPORT_LIMITS.rows} rows; this file has ${rows.length}.`);
  refuseUnknown(resource, rows);
  return rows.map(({ id, version, ...row }) => ({
    id: typeof id === 'string' ? id.trim() : id === undefined || id === null ? '' : String(id as number),
    // Text that is no number matches no version.
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

// The longest text of a spreadsheet's cell; spreadsheets cut longer ones.
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
    // Refused below.
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

const refused = (reason: string) => new ApiError('INVALID_FIELDS', { errors: { file: reason } });
