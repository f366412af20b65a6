import { z } from 'zod';

import { deleteQuery, listQuery, recordMeta } from '../core/records.ts';
import type { Verb } from '../resources/resource.ts';
import { type Call, type ListFields, staff } from './call.ts';

type Rest = Pick<Call, 'summary' | 'errors'>;

/** The calls of a kind of record in the console, as ra-data-simple-rest makes them. */
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
  /** The handler parses the fields, to refuse unknown ones. */
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
  /** Another action on a record, which answers the record. */
  action: <const C extends Pick<Call, 'summary'> & Partial<Call>>(verb: Verb, call: C) =>
    ({ access: staff(verb, subject), answer: record, as: 'bare', ...call }) as const,
});

/** The body of an update: some of the fields, and the version that the person saw. */
export const partialWithVersion = <S extends z.ZodRawShape>(fields: z.ZodObject<S>) =>
  fields.partial().extend({ version: recordMeta.shape.version.optional() });

/** A list that is searched by `q`, and filtered and sorted by the same fields. */
export const filteredAndSortedBy = (...fields: string[]): ListFields => ({ filters: ['q', ...fields], sorts: fields });
