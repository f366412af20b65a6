import {
  type ExportFormat,
  type figuresQuery,
  type ImportAnswer,
  importAnswer,
  transferCalls,
} from '@prospectus/contract';
import type { fetchUtils } from 'react-admin';
import type { z } from 'zod';

// Reading the answer as text takes away the mark by which spreadsheets know UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

/** Records as files, and from files, below `url`. */
export function createTransfer(url: string, http: typeof fetchUtils.fetchJson) {
  const fileOf = async (resource: string, query: Record<string, string> & { format: ExportFormat }) => {
    const search = new URLSearchParams(query).toString();
    const { body, headers } = await http(`${url}/${resource}${transferCalls.export.path}?${search}`);
    const name =
      /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? `${resource}.${query.format}`;
    const type = headers.get('content-type') ?? 'text/plain';
    return { name, file: new Blob([query.format === 'csv' ? BYTE_ORDER_MARK + body : body], { type }) };
  };
  return {
    /** The records that a filter finds, as a file to save. */
    exportFile: (resource: string, { format, filter }: { format: ExportFormat; filter: object }) =>
      fileOf(resource, { format, filter: JSON.stringify(filter) }),
    /** The dashboard's figures of a time, as CSV. */
    figuresFile: (query: z.output<typeof figuresQuery>) => fileOf('dashboard', { ...query, format: 'csv' }),
    /** What a file would do, or does. */
    importFile: async (
      resource: string,
      { file, dryRun }: { file: File; dryRun: boolean },
    ): Promise<{ data: ImportAnswer }> => {
      const body = new FormData();
      body.set('file', file);
      const path = `${url}/${resource}${transferCalls.import.path}?dryRun=${dryRun}`;
      const { json } = await http(path, { method: transferCalls.import.method, body });
      return { data: importAnswer.parse((json as { data: unknown }).data) };
    },
  };
}
