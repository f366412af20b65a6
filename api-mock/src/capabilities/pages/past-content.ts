import { sql } from 'drizzle-orm';

import { documents, type Fields, revisions } from '../../content/tables.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { type LiveRecord, recordOf } from './published-records.ts';
import { type Snapshot, type SnapshotDeps, withDrafts } from './snapshot.ts';

type PastRow = {
  id: string;
  resource: LiveRecord['resource'];
  position: number;
  created_at: string;
  at: string | null;
  action: string | null;
  fields: Fields | null;
};

const PUBLISHED: readonly (string | null)[] = ['publish', 'reset'];

/**
 * The snapshot at an earlier time, from the revisions that published or unpublished each document. The order of lists and
 * the bytes of replaced files are the present ones.
 */
export async function contentAt(tx: Database, deps: SnapshotDeps, base: Snapshot, time: Date): Promise<Snapshot> {
  const found = await rows<PastRow>(
    tx,
    sql`select document.id, document.resource, document.position, document.created_at::text, past.at::text, past.action, past.fields
      from ${documents} as document
      left join lateral (
        select at, action, fields from ${revisions}
        where document_id = document.id and at <= ${time.toISOString()}::timestamptz
          and action in ('publish', 'reset', 'unpublish', 'delete')
        order by version desc limit 1
      ) as past on true`,
  );
  const changes = found.map(({ id, resource, position, created_at, at, action, fields }): LiveRecord => {
    if (at === null || fields === null || !PUBLISHED.includes(action)) return { resource, id, record: undefined };
    const published = new Date(at);
    const times = { createdAt: new Date(created_at), updatedAt: published, publishedAt: published };
    return { resource, id, record: recordOf({ id, position, resource, fields, ...times }, deps.log) };
  });
  return withDrafts({ ...base, today: dayIn(time) }, changes, await deps.others.media(tx));
}
