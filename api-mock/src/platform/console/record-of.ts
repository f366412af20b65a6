import type { z } from 'zod';

type Stored<Record> = { [K in keyof Record]: Record[K] | (string extends Record[K] ? Date : never) };

/** A row as the wire has it: the fields of a record's schema, times as ISO 8601. */
export const recordOf = <S extends z.ZodObject>(schema: S, row: Stored<z.output<S>>): z.output<S> =>
  Object.fromEntries(
    Object.keys(schema.shape).map((name) => {
      const value: unknown = row[name as keyof typeof row];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  ) as z.output<S>;
