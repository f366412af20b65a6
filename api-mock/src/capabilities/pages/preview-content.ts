import { ApiError, type PreviewClaims } from '@prospectus/contract';
import { and, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { DocumentRow } from '../../content/record.ts';
import { documents, type Fields } from '../../content/tables.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PublishedContent } from './published-content.ts';
import { type LiveRecord, recordOf } from './published-records.ts';
import { contentAt } from './past-content.ts';
import { consistently, type Snapshot, type SnapshotDeps, withDrafts } from './snapshot.ts';

/** The content of previews. */
export type PreviewContent = {
  /** The snapshot of a token; PREVIEW_REFUSED for an invalid one. */
  of(token: string): Promise<Snapshot>;
};

type Deps = SnapshotDeps & Pick<Platform, 'keys'> & { content: PublishedContent };

// The reads of one page come together, and few people preview at a time.
const MAX_SNAPSHOTS = 8;

/** Snapshots with drafts over the live content, cached until a draft or schedule changes. */
export function previewContent(deps: Deps): PreviewContent {
  const cache = new LRUCache<string, Promise<Snapshot>>({ max: MAX_SNAPSHOTS });
  return {
    of: async (token) => {
      const claims = await deps.others.readPreview(deps, token);
      if (!claims) throw new ApiError('PREVIEW_REFUSED');
      const base = await deps.content.current();
      const key = JSON.stringify([
        base.version,
        claims,
        base.today,
        await stateOfDrafts(deps),
        [...(await deps.others.releasedBy(deps.db, claims))],
      ]);
      const known = cache.get(key) ?? withPreview(deps, base, claims);
      cache.set(key, known);
      known.catch(() => cache.delete(key));
      return known;
    },
  };
}

/** Applies a preview's drafts to a snapshot of the live content. */
export async function withPreview(deps: SnapshotDeps, base: Snapshot, claims: PreviewClaims): Promise<Snapshot> {
  return consistently(deps.db, async (tx) => {
    if (claims.seen !== undefined) return contentAt(tx, deps, base, new Date(claims.seen));
    const rows = await tx.select().from(documents).where(DIFFERS);
    const released = await deps.others.releasedBy(tx, claims);
    const changes = rows.flatMap((row): LiveRecord[] => {
      const fields = plannedFields(row, claims, released);
      if (fields === row.published) return [];
      const resource = row.resource as LiveRecord['resource'];
      if (fields === null) return [{ resource, id: row.id, record: undefined }];
      const { id, position, created_at: createdAt, updated_at: updatedAt } = row;
      const record = recordOf(
        { id, position, resource, fields, createdAt, updatedAt, publishedAt: row.published_at },
        deps.log,
      );
      return record ? [{ resource, id, record }] : [];
    });
    const media = await deps.others.media(tx);
    const today = dayIn(claims.at === undefined ? deps.clock.now() : new Date(claims.at));
    return withDrafts({ ...base, today }, changes, media);
  });
}

const PLANNED = or(isNotNull(documents.draft), isNotNull(documents.publish_at), isNotNull(documents.unpublish_at));
const DIFFERS = and(isNull(documents.deleted_at), PLANNED);

/** A key that changes with every draft and schedule, as every change of a document raises its version. */
async function stateOfDrafts({ db }: SnapshotDeps): Promise<string> {
  const [state] = await db
    .select({
      state: sql<string>`count(*) || ':' || coalesce(sum(${documents.version}), 0) || ':' || coalesce(max(${documents.updated_at})::text, '')`,
    })
    .from(documents)
    .where(DIFFERS);
  return state?.state ?? '';
}

/** The columns of a document that a preview uses. */
type PlannedColumns = Pick<DocumentRow, 'id' | 'published' | 'draft' | 'publish_at' | 'unpublish_at'>;

/**
 * The fields of a document in a preview; null where it is not shown. A preview shows every draft; of a release, its drafts;
 * of a time, the content that schedules and releases have published by then, and the unplanned draft of its own record.
 */
function plannedFields(
  row: PlannedColumns,
  { at, id, release }: Pick<PreviewClaims, 'at' | 'id' | 'release'>,
  released: ReadonlySet<string>,
): Fields | null {
  if (released.has(row.id)) return row.draft ?? row.published;
  if (at === undefined) return release === undefined ? (row.draft ?? row.published) : row.published;
  const scheduled = row.publish_at !== null || row.unpublish_at !== null;
  if (row.id === id && !scheduled) return row.draft ?? row.published;
  return liveAt(row, new Date(at));
}

// Where both times have passed, the later one decides.
function liveAt({ published, draft, publish_at, unpublish_at }: PlannedColumns, time: Date): Fields | null {
  const publishes = publish_at !== null && publish_at <= time;
  const unpublishes = unpublish_at !== null && unpublish_at <= time;
  if (unpublishes && !(publishes && publish_at > unpublish_at)) return null;
  return publishes ? (draft ?? published) : published;
}
