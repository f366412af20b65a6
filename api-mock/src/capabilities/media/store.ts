import { isDeepStrictEqual } from 'node:util';

import { ApiError } from '@prospectus/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { audit } from '../audit/index.ts';
import { countRows, pageOf } from '../../platform/console/list-answer.ts';
import type { ListRequest } from '../../platform/console/list-query.ts';
import { announce } from '../../content/feed.ts';
import { recordTag } from '../../content/tags.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { kindOf, type Prepared } from './prepare.ts';
import { type MediaRow, toRecord } from './record.ts';
import { media } from './tables.ts';
import { refuseInUse } from './usage.ts';

type StoreDeps = Pick<ContentDeps, 'db' | 'clock' | 'feed'>;
/** What staff say of a file; what is left out stays as it is. */
export type Words = { name?: string | undefined; alt?: string | undefined; decorative?: boolean | undefined };
/** Who does something to which file; `version`, where given, is the one they saw. */
type Act = { id: string; by: string; version?: number | undefined };

/** Kept files: found, made, changed; every change in one transaction with its entry of the audit log. */
export const mediaStore = (deps: StoreDeps) => ({
  list: (request: ListRequest) => listMedia(deps.db, request),

  read: (id: string): Promise<MediaRow> => find(deps.db, id),

  create: async (prepared: Prepared, words: Words, by: string): Promise<MediaRow> => {
    const made = await deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const values = worded({ ...prepared, alt: '', decorative: false }, words);
      const [row] = await tx
        .insert(media)
        .values({ ...values, id: v7(), created_by: by, created_at: now, updated_at: now })
        .returning();
      if (!row) throw new ApiError('INTERNAL');
      await written(tx, deps, 'upload', by, null, row);
      // No page shows it yet; what is published next may.
      await announce(tx, [recordTag(MEDIA, row.id)], now);
      return row;
    });
    await deps.feed.catchUp();
    return made;
  },

  update: (act: Act, words: Words): Promise<MediaRow> =>
    changed(deps, act, words, 'update', (row) => worded(row, words)),

  /** Points the id at other bytes of the same kind. */
  replace: (act: Act, prepared: Prepared, words: Words): Promise<MediaRow> =>
    changed(deps, act, words, 'replace', (row) => {
      if (kindOf(row.ending) !== kindOf(prepared.ending)) throw otherKind(row);
      return worded({ ...row, ...prepared }, words);
    }),

  /** Takes a file out of the list, unless it is in use. Its bytes stay: addresses are for ever. */
  remove: ({ id, by, version }: Act): Promise<MediaRow> =>
    deps.db.transaction(async (tx) => {
      const row = await hold(tx, { id, by, version });
      await refuseInUse(tx, row);
      await tx.update(media).set({ deleted_at: deps.clock.now() }).where(eq(media.id, id));
      await written(tx, deps, 'delete', by, row, null);
      return row;
    }),
});

async function listMedia(db: Database, request: ListRequest): Promise<{ found: MediaRow[]; total: number }> {
  const from = sql`media where ${and(isNull(media.deleted_at), request.where)}`;
  const total = await countRows(db, from);
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  if (ids.length === 0) return { found: [], total };
  const found = new Map((await db.select().from(media).where(inArray(media.id, ids))).map((row) => [row.id, row]));
  return { found: ids.flatMap((id) => found.get(id) ?? []), total };
}

/** The file, or 404. */
async function find(db: Database, id: string): Promise<MediaRow> {
  const [row] = await db.select().from(media).where(live(id));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** The file held against other writers until the transaction ends; a version that is no longer the newest is a conflict. */
async function hold(tx: Database, { id, version }: Act, yours?: Words): Promise<MediaRow> {
  const [row] = await tx.select().from(media).where(live(id)).for('update');
  if (!row) throw new ApiError('NOT_FOUND');
  if (version !== undefined && version !== row.version)
    throw new ApiError('VERSION_CONFLICT', { extra: { current: toRecord(row), ...(yours && { yours }) } });
  return row;
}

async function changed(
  deps: StoreDeps,
  act: Act,
  words: Words,
  action: 'update' | 'replace',
  change: (row: MediaRow) => Partial<MediaRow>,
): Promise<MediaRow> {
  const after = await deps.db.transaction(async (tx) => {
    const before = await hold(tx, act, words);
    const wanted = { ...before, ...change(before) };
    if (isDeepStrictEqual(wanted, before)) return before;
    const now = deps.clock.now();
    const [row] = await tx
      .update(media)
      .set({ ...wanted, version: before.version + 1, updated_at: now })
      .where(eq(media.id, act.id))
      .returning();
    if (!row) throw new ApiError('INTERNAL');
    await written(tx, deps, action, act.by, before, row);
    await announce(tx, [MEDIA, recordTag(MEDIA, row.id)], now);
    return row;
  });
  await deps.feed.catchUp();
  return after;
}

const written = (
  tx: Database,
  { clock }: StoreDeps,
  action: 'upload' | 'update' | 'replace' | 'delete',
  by: string,
  before: MediaRow | null,
  after: MediaRow | null,
): Promise<void> =>
  audit(tx, {
    at: clock.now(),
    by,
    action,
    resource: 'media',
    recordId: (after ?? before)?.id ?? null,
    title: (after ?? before)?.name ?? '',
    before: before && toRecord(before),
    after: after && toRecord(after),
  });

type Worded = Pick<MediaRow, 'alt' | 'decorative' | 'name' | 'ending'>;

/** A file with what is newly said of it. A picture without words that is not decorative is refused. */
function worded<Row extends Worded>(row: Row, { name = row.name, alt = row.alt, decorative = row.decorative }: Words) {
  if (kindOf(row.ending) === 'image' && !decorative && alt === '')
    throw new ApiError('INVALID_FIELDS', {
      errors: { alt: 'Say what the picture shows, or mark it as decorative.' },
    });
  return { ...row, name, alt, decorative };
}

function otherKind({ ending }: MediaRow): ApiError {
  const why = `Choose ${{ image: 'a picture', pdf: 'a PDF', video: 'a video' }[kindOf(ending)]}: it takes the place of one.`;
  return new ApiError('INVALID_FIELDS', { errors: { file: why } });
}

const MEDIA = 'media';
const live = (id: string) => and(eq(media.id, id), isNull(media.deleted_at));
