import { TRASH_DAYS } from '@prospectus/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';

import type { TrashKind } from '../../content/trashed-documents.ts';
import { rows } from '../../platform/database/database.ts';
import { audit } from '../../platform/changes/audit.ts';
import { toRecord } from './record.ts';
import { media } from './tables.ts';

const MEDIA = 'media';

/** Files in the trash. Their bytes stay at their addresses, as those of every file. */
export const trashedFiles: TrashKind = {
  days: TRASH_DAYS,
  trashed: sql`select media.id, ${MEDIA}::text as resource, media.name as title, media.deleted_at
    from media where media.deleted_at is not null`,
  deletedBy: async (db, ids) => {
    const found = await rows<{ id: string; by: string }>(
      db,
      sql`select distinct on (record_id) record_id as id, "by" from audit_log
        where resource = ${MEDIA} and action = 'delete' and "by" is not null
          and record_id = any(${`{${ids.join(',')}}`}::text[])
        order by record_id, at desc`,
    );
    return new Map(found.map(({ id, by }) => [id, by]));
  },
  purge: async (tx, { clock }, { resource, id, by }) => {
    if (resource !== MEDIA) return false;
    const [row] = await tx
      .delete(media)
      .where(and(eq(media.id, id), isNotNull(media.deleted_at)))
      .returning();
    if (!row) return false;
    const about = { resource, recordId: id, title: row.name, before: toRecord(row) };
    await audit(tx, { ...about, at: clock.now(), by, action: 'purge' });
    return true;
  },
};
