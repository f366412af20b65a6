import { ApiError, type ExportFormat } from '@prospectus/contract';

import type { StreamedFile } from '../../platform/console/console-router.ts';
import type { ListRequest } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { cellOf, columnsOf } from './cells.ts';
import { BYTE_ORDER_MARK, csvLines } from './csv.ts';
import type { Target, TransferRecord } from './target.ts';

const AT_ONCE = 100;
const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  ics: 'text/calendar; charset=utf-8',
};

/** The records a list asks for as a file, read a hundred at a time as it is sent. */
export async function exportFile(
  db: Database,
  target: Target,
  { request, format, day }: { request: ListRequest; format: ExportFormat; day: string },
): Promise<StreamedFile> {
  const ids = await target.ids(db, request.where, request.orderBy);
  if (format === 'ics' && !target.calendar)
    throw new ApiError('INVALID_FIELDS', { errors: { format: 'These records have no times.' } });
  const batches = recordsOf(db, target, ids);
  return {
    name: `${target.resource.name}-${day}.${format}`,
    type: TYPES[format],
    parts:
      format === 'ics'
        ? asCalendar(target, ids)
        : format === 'csv'
          ? asCsv(columnsOf(target.resource), batches)
          : asJson(batches),
  };
}

async function* recordsOf(db: Database, target: Target, ids: readonly string[]): AsyncGenerator<TransferRecord[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const wanted = ids.slice(from, from + AT_ONCE);
    const found = new Map((await target.read(db, wanted)).map((record) => [record.id, record]));
    yield wanted.flatMap((id) => found.get(id) ?? []);
  }
}

async function* asCsv(columns: readonly string[], batches: AsyncIterable<TransferRecord[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns]);
  for await (const batch of batches) yield csvLines(batch.map((record) => columns.map((name) => cellOf(record[name]))));
}

async function* asCalendar(target: Target, ids: readonly string[]): AsyncGenerator<string> {
  yield (await target.calendar?.(ids)) ?? '';
}

async function* asJson(batches: AsyncIterable<TransferRecord[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    for (const record of batch) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
