import { isDeepStrictEqual } from 'node:util';

import { ApiError, type FocusPoint } from '@prospectus/contract';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { audit } from '../../platform/changes/audit.ts';
import { changeRow, conflictOn, createRow, lockRow, type Versioned } from '../../platform/changes/change-row.ts';
import { countRows, pageOf } from '../../platform/console/list-answer.ts';
import type { ListRequest } from '../../platform/console/list-query.ts';
import { announce } from '../../content/feed.ts';
import { recordTag } from '../../content/tags.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import type { ContentDeps } from '../../content/deps.ts';
import type { MadeCrops } from './crops.ts';
import { addressOf } from './files.ts';
import { kindOf, type Prepared } from './prepare.ts';
import { isDescribed, type MediaRow, toRecord } from './record.ts';
import { media } from './tables.ts';
import { refuseInUse } from './usage.ts';

type StoreDeps = Pick<ContentDeps, 'db' | 'clock' | 'feed'>;
/** What staff say of a file; what is left out stays as it is. */
export type Words = {
  name?: string | undefined;
  alt?: string | undefined;
  decorative?: boolean | undefined;
  folder?: string | undefined;
  focus?: FocusPoint | null | undefined;
};
/** Who does something to which file; `version`, where given, is the one they saw. */
type Act = { id: string; by: string; version?: number | undefined };

/** Stored files: found, made, changed; every change in one transaction with its entry of the audit log. */
export const mediaStore = (deps: StoreDeps) => ({
  list: (request: ListRequest) => listMedia(deps.db, request, isNull(media.deleted_at)),

  /** Deleted files that can be restored. */
  trash: (request: ListRequest) => listMedia(deps.db, request, isNotNull(media.deleted_at)),

  /** Folders by name, with the number of files in each. */
  folders: () =>
    rows<{ name: string; files: number }>(
      deps.db,
      sql`select folder as name, count(*)::int as files from media where deleted_at is null and folder <> ''
        group by folder order by lower(folder)`,
    ),

  read: (id: string): Promise<MediaRow> => find(deps.db, id),

  /** `later`: a picture may come without words; no record can name it until it has some. */
  create: async (
    prepared: Prepared,
    { later = false, ...words }: Words & { later?: boolean | undefined },
    by: string,
  ): Promise<MediaRow> => {
    const made = await deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const blank = { ...prepared, alt: '', decorative: false, folder: '', focus: null };
      const values = worded(blank, words, later);
      const created = { ...values, id: v7(), created_by: by, created_at: now, updated_at: now };
      const row = await createRow(tx, versioned, created, { by, at: now }, () => ({ action: 'upload' }));
      // No page shows it yet; what is published next may.
      await announce(tx, [recordTag(MEDIA, row.id)], now);
      return row;
    });
    await deps.feed.catchUp();
    return made;
  },

  update: (act: Act, words: Words, made?: MadeCrops): Promise<MediaRow> =>
    changed(deps, act, words, 'update', (row) => {
      // Parts of other bytes: the file was replaced since.
      if (made && made.of !== row.hash) throw conflictOn(toRecord(row));
      return worded({ ...row, ...(made && { crops: made.crops }) }, words, saysNothing(row, words));
    }),

  /** Points the id at other bytes of the same kind. What is in sight of a picture is chosen again. */
  replace: (act: Act, prepared: Prepared, words: Words): Promise<MediaRow> =>
    changed(deps, act, words, 'replace', (row) => {
      if (kindOf(row.ending) !== kindOf(prepared.ending)) throw otherKind(row);
      const former = prepared.hash === row.hash ? row.former : [...new Set([...row.former, addressOf(row)])];
      return worded({ ...row, ...prepared, former, focus: null, crops: {} }, words, saysNothing(row, words));
    }),

  /** Takes a file out of the list, unless it is in use. Its bytes stay: addresses are for ever. */
  remove: ({ id, by, version }: Act): Promise<MediaRow> =>
    deps.db.transaction(async (tx) => {
      const row = await lockRow(tx, versioned, { where: live(id), version });
      await refuseInUse(tx, row);
      await tx.update(media).set({ deleted_at: deps.clock.now() }).where(eq(media.id, id));
      await written(tx, deps, 'delete', by, row, null);
      return row;
    }),

  /** Takes a file out of the trash. Throws LOCKED where it is not in it. */
  restore: ({ id, by }: Act): Promise<MediaRow> =>
    deps.db.transaction(async (tx) => {
      const row = await lockRow(tx, versioned, { where: eq(media.id, id) });
      if (row.deleted_at === null) throw new ApiError('LOCKED', { msg: 'This is not in the trash.' });
      const restored = { ...row, deleted_at: null };
      await tx.update(media).set({ deleted_at: null }).where(eq(media.id, id));
      await written(tx, deps, 'restore', by, null, restored);
      return restored;
    }),
});

async function listMedia(
  db: Database,
  request: ListRequest,
  which: SQL,
): Promise<{ found: MediaRow[]; total: number }> {
  const from = sql`media where ${and(which, request.where)}`;
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

async function changed(
  deps: StoreDeps,
  { id, by, version }: Act,
  words: Words,
  action: 'update' | 'replace',
  change: (row: MediaRow) => Partial<MediaRow>,
): Promise<MediaRow> {
  const file = await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const { before, after } = await changeRow(
      tx,
      versioned,
      { where: live(id), by, at, version, yours: words },
      (row) => {
        const wanted = { ...row, ...change(row) };
        return isDeepStrictEqual(wanted, row) ? undefined : wanted;
      },
      () => ({ action }),
    );
    if (after !== before) await announce(tx, [MEDIA, recordTag(MEDIA, id)], at);
    return after;
  });
  await deps.feed.catchUp();
  return file;
}

const versioned: Versioned<typeof media> = {
  ...{ table: media, resource: 'media', toRecord, audited: toRecord, titleOf: ({ name }) => name },
};

const written = (
  tx: Database,
  { clock }: StoreDeps,
  action: 'delete' | 'restore',
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

type Worded = Pick<MediaRow, 'alt' | 'decorative' | 'name' | 'ending' | 'folder' | 'focus' | 'width'>;

/** A file with what is newly said of it. A picture without words that is not decorative is refused, unless it may lack them. */
function worded<Row extends Worded>(row: Row, words: Words, mayLack = false): Row {
  const after = { ...row, ...given(words) };
  if (!mayLack && !isDescribed(after))
    throw new ApiError('INVALID_FIELDS', {
      errors: { alt: 'Say what the picture shows, or mark it as decorative.' },
    });
  return after;
}

/** One that was uploaded to be described later may be moved to a folder or replaced before. */
const saysNothing = (row: MediaRow, { alt, decorative }: Words): boolean =>
  !isDescribed(row) && alt === undefined && decorative === undefined;

const given = (words: Words) =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as Partial<Worded>;

function otherKind({ ending }: MediaRow): ApiError {
  const why = `Choose ${{ image: 'a picture', pdf: 'a PDF', video: 'a video' }[kindOf(ending)]}: it takes the place of one.`;
  return new ApiError('INVALID_FIELDS', { errors: { file: why } });
}

const MEDIA = 'media';
const live = (id: string) => and(eq(media.id, id), isNull(media.deleted_at));
