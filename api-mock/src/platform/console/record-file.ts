import type { ExportFormat } from '@prospectus/contract';

import { BYTE_ORDER_MARK, csvLines } from './csv.ts';

/** A file that is sent as it is read. */
export type StreamedFile = { name: string; type: string; parts: AsyncIterable<string> };

type Records = AsyncIterable<readonly object[]>;

/** Records as a file that is sent as it is read, a batch at a time; `columns` are those of CSV. */
export const recordFile = (
  { name, day, format }: { name: string; day: string; format: Exclude<ExportFormat, 'ics'> },
  columns: readonly string[],
  batches: Records,
): StreamedFile => ({
  name: `${name}-${day}.${format}`,
  type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
  parts: format === 'csv' ? asCsv(columns, batches) : asJson(batches),
});

async function* asCsv(columns: readonly string[], batches: Records): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns]);
  for await (const batch of batches)
    yield csvLines(batch.map((record) => columns.map((name) => cellOf((record as Record<string, unknown>)[name]))));
}

async function* asJson(batches: Records): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    for (const record of batch) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A value as a cell: lists and parts as JSON, nothing as nothing. */
function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
