import type { AuditVerification } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';

type Link = { seq: number; id: string; hash: string; previous_hash: string; intact: boolean };
type Head = { seq: number; hash: string };

// PGlite runs one statement at a time, so long ones block others.
const BATCH_ROWS = 1_000;

/**
 * Verifies the chain from the first entry to the last. Details can be cleared only where an entry records the erasure of
 * the record.
 */
export async function verifyChain(db: Database): Promise<AuditVerification> {
  const [head = { seq: 0, hash: '' }] = await rows<Head>(db, sql`select seq::float8 as seq, hash from audit_head`);
  let last: Pick<Link, 'seq' | 'hash'> & { id?: string } = { seq: 0, hash: '' };
  while (last.seq < head.seq) {
    const links = await linksAfter(db, last.seq, head.seq);
    for (const link of links) {
      const isNext = link.seq === last.seq + 1 && link.previous_hash === last.hash;
      if (!isNext || !link.intact) return broken(link.id, isNext ? 'changed' : 'missing', last.seq);
      last = link;
    }
    if (links.length === 0) return broken(last.id, 'missing', last.seq);
  }
  return last.hash === head.hash ? { ok: true, checked: last.seq } : broken(last.id, 'changed', last.seq);
}

const broken = (id: string | undefined, reason: 'changed' | 'missing', checked: number): AuditVerification => ({
  ok: false,
  ...(id && { firstBroken: id }),
  why: reason,
  checked,
});

const linksAfter = (db: Database, seq: number, to: number): Promise<Link[]> =>
  rows<Link>(
    db,
    sql`select seq::float8 as seq, id, hash, previous_hash,
          hash = audit_hash(previous_hash, entry)
            and case when cleared_at is null then details_digest = audit_details_digest(entry)
                else title = '' and reason is null and before is null and after is null and exists (
                  select 1 from audit_log as erased
                  where erased.action = 'erase' and erased.resource = entry.resource and erased.record_id = entry.record_id
                ) end as intact
        from audit_log as entry where seq > ${seq} and seq <= ${to} order by seq limit ${sql.raw(String(BATCH_ROWS))}`,
  );
