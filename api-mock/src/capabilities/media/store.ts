import { isDeepStrictEqual } from 'node:util';

import { ApiError, type FocusPoint } from '@prospectus/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { audit } from '../../platform/changes/audit.ts';
import { changeRow, conflictOn, createRow, lockRow, type Versioned } from '../../platform/changes/change-row.ts';
import { listRows } from '../../platform/console/list-answer.ts';
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
/** The fields of a file that staff set; absent ones stay. */
export type FileFields = {
  name?: string | undefined;
  alt?: string | undefined;
  decorative?: boolean | undefined;
  folder?: string | undefined;
  focus?: FocusPoint | null | undefined;
};
/** Who changes which file; `version` is the one that they saw, if any. */
type FileRequest = { id: string; by: string; version?: number | undefined };

/** Reads and changes the records of files; every change is one transaction with its audit entry. */
export const mediaStore = (deps: StoreDeps) => ({
  list: (request: ListRequest) => listRows(deps.db, media, request, isNull(media.deleted_at)),

  /** Deleted files that can be restored. */
  trash: (request: ListRequest) => listRows(deps.db, media, request, isNotNull(media.deleted_at)),

  /** Folders by name, with the number of files in each. */
  folders: () =>
    rows<{ name: string; files: number }>(
      deps.db,
      sql`select folder as name, count(*)::int as files from media where deleted_at is null and folder <> ''
        group by folder order by lower(folder)`,
    ),

  read: (id: string): Promise<MediaRow> => find(deps.db, id),

  /** `later`: a picture can come without an alternative text; no record can use it until it has one. */
  create: async (
    prepared: Prepared,
    { later = false, ...fields }: FileFields & { later?: boolean | undefined },
    by: string,
  ): Promise<MediaRow> => {
    const made = await deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const blank = { ...prepared, alt: '', decorative: false, folder: '', focus: null };
      const values = withFields(blank, fields, later);
      const created = { ...values, id: v7(), created_by: by, created_at: now, updated_at: now };
      const row = await createRow(tx, versioned, created, { by, at: now }, () => ({ action: 'upload' }));
      // The next publication can show it.
      await announce(tx, [recordTag(MEDIA, row.id)], now);
      return row;
    });
    await deps.feed.catchUp();
    return made;
  },

  update: (request: FileRequest, fields: FileFields, made?: MadeCrops): Promise<MediaRow> =>
    changeFile(deps, request, fields, 'update', (row) => {
      // The crops are of other bytes: the file was replaced since.
      if (made && made.of !== row.hash) throw conflictOn(toRecord(row));
      return withFields({ ...row, ...(made && { crops: made.crops }) }, fields, leavesUndescribed(row, fields));
    }),

  /** Replaces the bytes by others of the same kind. Focus and crops are reset. */
  replace: (request: FileRequest, prepared: Prepared, fields: FileFields): Promise<MediaRow> =>
    changeFile(deps, request, fields, 'replace', (row) => {
      if (kindOf(row.ending) !== kindOf(prepared.ending)) throw otherKind(row);
      const former = prepared.hash === row.hash ? row.former : [...new Set([...row.former, addressOf(row)])];
      return withFields(
        { ...row, ...prepared, former, focus: null, crops: {} },
        fields,
        leavesUndescribed(row, fields),
      );
    }),

  /** Moves a file to the trash, unless it is in use. Its bytes stay at their address. */
  remove: ({ id, by, version }: FileRequest): Promise<MediaRow> =>
    deps.db.transaction(async (tx) => {
      const row = await lockRow(tx, versioned, { where: live(id), version });
      await refuseInUse(tx, row);
      await tx.update(media).set({ deleted_at: deps.clock.now() }).where(eq(media.id, id));
      await auditFile(tx, deps, 'delete', by, row, null);
      return row;
    }),

  /** Takes a file out of the trash. Throws LOCKED where it is not there. */
  restore: ({ id, by }: FileRequest): Promise<MediaRow> =>
    deps.db.transaction(async (tx) => {
      const row = await lockRow(tx, versioned, { where: eq(media.id, id) });
      if (row.deleted_at === null) throw new ApiError('LOCKED', { msg: 'This is not in the trash.' });
      const restored = { ...row, deleted_at: null };
      await tx.update(media).set({ deleted_at: null }).where(eq(media.id, id));
      await auditFile(tx, deps, 'restore', by, null, restored);
      return restored;
    }),
});

/** The file, or 404. */
async function find(db: Database, id: string): Promise<MediaRow> {
  const [row] = await db.select().from(media).where(live(id));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

async function changeFile(
  deps: StoreDeps,
  { id, by, version }: FileRequest,
  fields: FileFields,
  action: 'update' | 'replace',
  change: (row: MediaRow) => Partial<MediaRow>,
): Promise<MediaRow> {
  const file = await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const { before, after } = await changeRow(
      tx,
      versioned,
      { where: live(id), by, at, version, yours: fields },
      (row) => {
        const changed = { ...row, ...change(row) };
        return isDeepStrictEqual(changed, row) ? undefined : changed;
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

const auditFile = (
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

type EditableFile = Pick<MediaRow, 'alt' | 'decorative' | 'name' | 'ending' | 'folder' | 'focus' | 'width'>;

/** Merges fields into a file. Refuses an undescribed picture unless `mayLack`. */
function withFields<Row extends EditableFile>(row: Row, fields: FileFields, mayLack = false): Row {
  const after = { ...row, ...definedOf(fields) };
  if (!mayLack && !isDescribed(after))
    throw new ApiError('INVALID_FIELDS', {
      errors: { alt: 'Say what the picture shows, or mark it as decorative.' },
    });
  return after;
}

/** A picture that was uploaded to be described later can be moved or replaced before. */
const leavesUndescribed = (row: MediaRow, { alt, decorative }: FileFields): boolean =>
  !isDescribed(row) && alt === undefined && decorative === undefined;

const definedOf = (fields: FileFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<EditableFile>;

function otherKind({ ending }: MediaRow): ApiError {
  const reason = `Choose ${{ image: 'a picture', pdf: 'a PDF', video: 'a video' }[kindOf(ending)]}: it takes the place of one.`;
  return new ApiError('INVALID_FIELDS', { errors: { file: reason } });
}

const MEDIA = 'media';
const live = (id: string) => and(eq(media.id, id), isNull(media.deleted_at));
