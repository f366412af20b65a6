import { resources, type Settings } from '@prospectus/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { documents } from './tables.ts';

/** The settings as they are live, read at every use; those of a new installation where there are none. */
export async function liveSettings(db: Database): Promise<Settings> {
  const { name, schema } = resources.settings;
  const [row] = await db
    .select({ fields: documents.published })
    .from(documents)
    .where(and(eq(documents.resource, name), isNotNull(documents.published), isNull(documents.deleted_at)))
    .limit(1);
  return schema.safeParse(row?.fields).data ?? schema.parse({ copyright_line: '-' });
}
