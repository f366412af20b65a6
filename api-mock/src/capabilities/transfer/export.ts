import { ApiError, type ExportFormat } from '@prospectus/contract';

import type { StreamedFile } from '../../platform/console/record-file.ts';
import type { ListRequest } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordFile } from '../../platform/console/record-file.ts';
import { columnsOf, writtenFields } from './cells.ts';
import type { Target } from './target.ts';

const BATCH_ROWS = 100;
/** A list’s records as a file, read in batches while it is sent. */
export async function exportFile(
  db: Database,
  target: Target,
  { request, format, day }: { request: ListRequest; format: ExportFormat; day: string },
): Promise<StreamedFile> {
  const ids = await target.ids(db, request.where, request.orderBy);
  if (format === 'ics' && !target.calendar)
    throw new ApiError('INVALID_FIELDS', { errors: { format: 'These records have no times.' } });
  const { name } = target.resource;
  if (format !== 'ics')
    return recordFile({ name, day, format }, columnsOf(target.resource), recordsOf(db, target, ids, format));
  return { name: `${name}-${day}.ics`, type: 'text/calendar; charset=utf-8', parts: asCalendar(target, ids) };
}

async function* recordsOf(
  db: Database,
  target: Target,
  ids: readonly string[],
  format: 'csv' | 'json',
): AsyncGenerator<object[]> {
  for (let from = 0; from < ids.length; from += BATCH_ROWS) {
    const batch = ids.slice(from, from + BATCH_ROWS);
    const found = new Map((await target.read(db, batch)).map((record) => [record.id, record]));
    const records = batch.flatMap((id) => found.get(id) ?? []);
    yield format === 'csv' ? records.map((record) => writtenFields(target.resource, record)) : records;
  }
}

async function* asCalendar(target: Target, ids: readonly string[]): AsyncGenerator<string> {
  yield (await target.calendar?.(ids)) ?? '';
}
