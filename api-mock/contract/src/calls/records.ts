import { z } from 'zod';

import { deleteQuery, listQuery, recordMeta } from '../core/records.ts';
import { type Call, type ListFields, staff } from './call.ts';

type Rest = Pick<Call, 'summary' | 'errors'>;

/** The conventions of every kind of record in the console, as ra-data-simple-rest reads them. */
export const recordCalls = <R extends z.ZodType>(subject: string, record: R) => ({
  list: (summary: string, list: ListFields) =>
    ({
      summary,
      list,
      access: staff('list', subject),
      query: listQuery,
      answer: z.array(record),
      as: 'records',
    }) as const,
  read: (summary: string) => ({ summary, access: staff('read', subject), answer: record, as: 'bare' }) as const,
  /** The fields are read by the handler, which refuses those that there are not. */
  create: <F extends z.ZodType>(fields: F, { summary, errors = [] }: Rest) =>
    ({
      summary,
      access: staff('create', subject),
      body: fields,
      rawBody: true,
      answer: record,
      as: 'bare',
      status: 201,
      errors: ['UNKNOWN_FIELD', ...errors],
    }) as const,
  update: <F extends z.ZodType>(change: F, { summary, errors = [] }: Rest) =>
    ({
      summary,
      access: staff('update', subject),
      body: change,
      rawBody: true,
      answer: record,
      as: 'bare',
      errors: ['UNKNOWN_FIELD', 'VERSION_CONFLICT', ...errors],
    }) as const,
  delete: ({ summary, errors = [] }: Rest) =>
    ({
      summary,
      access: staff('delete', subject),
      query: deleteQuery,
      answer: record,
      as: 'bare',
      errors: ['VERSION_CONFLICT', ...errors],
    }) as const,
});

/** Some fields of a record, and the version of it that was seen. */
export const changeOf = <S extends z.ZodRawShape>(fields: z.ZodObject<S>) =>
  fields.partial().extend({ version: recordMeta.shape.version.optional() });

/** A list that is filtered, searched by `q` and sorted by the same fields. */
export const sameNames = (...names: string[]): ListFields => ({ filters: ['q', ...names], sorts: names });
