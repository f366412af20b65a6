import { resources } from '@prospectus/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { documents } from '../../content/tables.ts';

const hosts = resources.settings.schema.pick({ download_hosts: true });

/** The hosts that the published settings list; none where there are no settings. */
export async function allowedHosts(db: Database): Promise<readonly string[]> {
  const [row] = await db
    .select({ fields: documents.published })
    .from(documents)
    .where(
      and(
        eq(documents.resource, resources.settings.name),
        isNotNull(documents.published),
        isNull(documents.deleted_at),
      ),
    )
    .limit(1);
  return hosts.safeParse(row?.fields ?? {}).data?.download_hosts ?? [];
}
