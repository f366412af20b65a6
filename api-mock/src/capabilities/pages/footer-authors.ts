import { resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';

/** Ids of the people who made a record and who published it last; null for the installation itself. */
export type Authors = { created_by: string | null; updated_by: string | null };

/** The authors of every live footer column (ENT-24), from its history. */
export async function footerAuthors(tx: Database): Promise<ReadonlyMap<string, Authors>> {
  const found = await rows<Authors & { id: string }>(
    tx,
    sql`select documents.id,
          (array_agg(revisions.by order by revisions.version))[1] as created_by,
          (array_agg(revisions.by order by revisions.version desc) filter (where revisions.action = 'publish'))[1] as updated_by
        from documents join revisions on revisions.document_id = documents.id
        where documents.resource = ${resources.footer.name}
          and documents.published is not null and documents.deleted_at is null
        group by documents.id`,
  );
  return new Map(found.map(({ id, ...authors }) => [id, authors]));
}
