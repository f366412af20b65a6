import { type Resource, resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../platform/database/database.ts';

/**
 * Gives stored records the fields that their resource has got since they were stored, with the defaults that a new
 * record would have; what is stored is kept. Fields inside parts are left to the next saving of their record.
 */
export async function addNewFields(db: Database): Promise<void> {
  for (const { name, schema, storage } of Object.values<Resource>(resources)) {
    if (storage !== 'document') continue;
    const defaults = defaultsOf(schema);
    const names = Object.keys(defaults);
    if (names.length === 0) continue;
    const given = sql`${JSON.stringify(defaults)}::jsonb`;
    const all = sql`array[${sql.join(
      names.map((field) => sql`${field}`),
      sql`, `,
    )}]::text[]`;
    await db.execute(sql`update documents set published = ${given} || published, draft = ${given} || draft
      where resource = ${name} and not (coalesce(published, ${given}) ?& ${all} and coalesce(draft, ${given}) ?& ${all})`);
  }
}

/** What a schema makes of fields that are left out, of those that may be. */
const defaultsOf = ({ shape }: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value: unknown = z.safeParse(field, undefined).data;
      return value === undefined ? [] : [[name, value]];
    }),
  );
