import { resources } from '@prospectus/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import { documents } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { downloadRoutes, type Sources } from './routes.ts';

/** PDFs as attachments; `ownPdf` finds those of this origin. */
export const download = (ownPdf: Sources['ownPdf']): Capability<Platform> => ({
  name: 'download',
  mount: (deps) => ({ routes: [downloadRoutes(deps, { allowedHosts: () => allowedHosts(deps.db), ownPdf })] }),
});

const { settings } = resources;
const hosts = settings.schema.pick({ download_hosts: true });

/** The hosts in the published settings. */
export async function allowedHosts(db: Database): Promise<readonly string[]> {
  const [row] = await db
    .select({ fields: documents.published })
    .from(documents)
    .where(and(eq(documents.resource, settings.name), isNotNull(documents.published), isNull(documents.deleted_at)))
    .limit(1);
  return hosts.safeParse(row?.fields ?? {}).data?.download_hosts ?? [];
}
