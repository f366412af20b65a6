import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../platform/database/database.ts';
import { documentResources } from './record.ts';

/**
 * Adds the fields that a resource has got since its records were stored, with the defaults of a new record. Fields inside
 * parts are added when their record is saved next.
 */
export async function addNewFields(db: Database): Promise<void> {
  for (const { name, schema } of documentResources) {
    const defaults = defaultsOf(schema);
    const names = Object.keys(defaults);
    if (names.length === 0) continue;
    const missing = sql`${JSON.stringify(defaults)}::jsonb`;
    const all = sql`array[${sql.join(
      names.map((field) => sql`${field}`),
      sql`, `,
    )}]::text[]`;
    await db.execute(sql`update documents set published = ${missing} || published, draft = ${missing} || draft
      where resource = ${name} and not (coalesce(published, ${missing}) ?& ${all} and coalesce(draft, ${missing}) ?& ${all})`);
  }
}

/** The defaults of the fields that can be left out. */
const defaultsOf = ({ shape }: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value: unknown = z.safeParse(field, undefined).data;
      return value === undefined ? [] : [[name, value]];
    }),
  );
