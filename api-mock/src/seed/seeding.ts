import { join } from 'node:path';

import { type DocumentName, type Resource, resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { claimAddresses } from '../content/addresses.ts';
import { complete } from '../content/complete.ts';
import { announce } from '../content/feed.ts';
import { insertRevision } from '../content/revisions.ts';
import { EVERYTHING } from '../content/tags.ts';
import { documents, type Fields } from '../content/tables.ts';
import { indexDocument } from '../content/search-index.ts';
import type { ContentDeps } from '../content/deps.ts';
import { batchRows, holidayRows, lectureRows, seriesRows, spellingOf } from '../capabilities/lectures/index.ts';
import { insertPictures, preparePictures, type SeededPicture } from '../capabilities/media/index.ts';
import { redirectRows } from '../capabilities/redirects/index.ts';
import { seedPictures } from './pictures/seed-pictures.ts';
import { dayIn } from '../platform/clock/clock.ts';
import { type Database, rows } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import {
  aroundToday,
  postsAroundToday,
  seed,
  seedHolidays,
  seedId,
  seedLectures,
  seedRedirects,
} from './content/index.ts';

export { seedId };

type SeedDeps = Pick<ContentDeps, 'db' | 'clock' | 'config' | 'files' | 'feed'>;
type Prepared = { resource: Resource; id: string; position: number; fields: Fields };

/** The user who seeded the database. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Seeds every resource that has never had a record: all of them in an empty database, new ones in the database of an
 * earlier version.
 */
export async function seedWhatIsMissing(deps: SeedDeps): Promise<void> {
  if ((await missing(deps.db)).length === 0) return;
  const prepared = await prepare(deps);
  await deps.db.transaction(async (tx) => {
    // Two processes may start on one empty database; the second finds it filled.
    await lock(tx, 'seed');
    const names = new Set<string>(await missing(tx));
    const rowsOfThem = prepared.documents.filter(({ resource }) => names.has(resource.name));
    if (rowsOfThem.length > 0)
      await fill(tx, deps, { ...prepared, documents: rowsOfThem }, names.size === SEEDED.length);
  });
  await deps.feed.catchUp();
}

/** Replaces content, lectures and redirects by those of the first day; versions continue. */
export async function reseed(deps: SeedDeps): Promise<void> {
  const prepared = await prepare(deps);
  await deps.db.transaction(async (tx) => {
    await lock(tx, 'seed');
    await tx.execute(sql`delete from documents`);
    for (const table of SCHEDULE) await tx.execute(sql`delete from ${sql.identifier(table)}`);
    await tx.execute(sql`delete from redirects`);
    await fill(tx, deps, prepared, true);
  });
  await deps.feed.catchUp();
}

const SCHEDULE = ['live_lectures', 'lecture_series', 'lecture_events', 'change_sets', 'batches', 'holidays'] as const;

const SEEDED = (Object.keys(seed) as DocumentName[]).filter((name) => seed[name].length > 0);

/** Resources of the seed without any document, including the trash. */
async function missing(db: Database): Promise<DocumentName[]> {
  const found = await rows<{ resource: string }>(db, sql`select distinct resource from documents`);
  const known = new Set(found.map(({ resource }) => resource));
  return SEEDED.filter((name) => !known.has(name));
}

type Ready = { documents: Prepared[]; pictures: SeededPicture[] };

/** The slow part, before the transaction: encodes the pictures. */
async function prepare(deps: SeedDeps): Promise<Ready> {
  const cache = join(deps.config.dataDir, 'seed-pictures.json');
  return { documents: prepareDocuments(deps), pictures: await preparePictures(deps.files, seedPictures, cache) };
}

const prepareDocuments = ({ clock }: Pick<ContentDeps, 'clock'>): Prepared[] =>
  (Object.keys(seed) as DocumentName[]).flatMap((name) =>
    rowsOf(name, dayIn(clock.now())).map((row, position) => {
      const resource: Resource = resources[name];
      // The schema knows no key, so parsing leaves it out.
      const fields = complete(resource.schema, resource.schema.parse(row), clock.now()) as Fields;
      return { resource, id: seedId(name, row.key), position, fields };
    }),
  );

/** What a resource holds on a day; only the blog follows the calendar. */
const rowsOf = (name: DocumentName, today: string): readonly { key: string }[] =>
  name === 'blogs' ? postsAroundToday(seed.blogs, today) : seed[name];

async function fill(
  tx: Database,
  { clock }: SeedDeps,
  { documents: prepared, pictures }: Ready,
  withTables: boolean,
): Promise<void> {
  const now = clock.now();
  await insertPictures(tx, pictures, now);
  const values = prepared.map(({ resource, id, position, fields }) => ({
    id,
    resource: resource.name,
    position,
    published: fields,
    created_at: now,
    updated_at: now,
    published_at: now,
  }));
  const filled = await tx.insert(documents).values(values).returning();
  for (const [index, row] of filled.entries()) {
    const resource = prepared[index]?.resource;
    if (resource) await claimAddresses(tx, resource, row);
    if (resource) await indexDocument(tx, resource, row);
    await insertRevision(tx, row, { action: 'publish', by: null });
  }
  if (withTables) await fillTables(tx, now);
  await announce(tx, [EVERYTHING], now);
}

async function fillTables(tx: Database, now: Date): Promise<void> {
  const times = { created_at: now, updated_at: now };
  const moved = seedRedirects.map((redirect) => ({ ...redirect, ...times, id: seedId('redirects', redirect.from) }));
  await tx.insert(redirectRows).values(moved);
  const { lectures: planned, series } = aroundToday(seedLectures, dayIn(now));
  const seriesId = seedId('live-lectures', 'series');
  await tx
    .insert(seriesRows)
    .values({ ...series, id: seriesId, skip_holidays: true, created_by: NOBODY, created_at: now });
  const classes = planned.map(({ cancelled, series_day, is_exception, moved_from, ...lecture }) => ({
    ...lecture,
    ...times,
    id: seedId('live-lectures', Object.values({ ...lecture, series_day }).join('/')),
    ...(series_day !== undefined && { series_day, series_id: seriesId }),
    ...(is_exception && { is_exception }),
    ...(cancelled && { cancelled_at: now, sequence: 1 }),
    ...(moved_from && { moved_from, moved_at: now, sequence: 1 }),
  }));
  for (let start = 0; start < classes.length; start += 500)
    await tx.insert(lectureRows).values(classes.slice(start, start + 500));
  const names = new Map(
    seedLectures.map(({ course_name, sem_year, batch }) => [
      spellingOf({ course_name, sem_year, batch }),
      { course_name, sem_year, batch },
    ]),
  );
  await tx
    .insert(batchRows)
    .values([...names].map(([spelling, name]) => ({ ...name, ...times, spelling, id: seedId('batches', spelling) })));
  await tx
    .insert(holidayRows)
    .values(seedHolidays.map((holiday) => ({ ...holiday, ...times, id: seedId('holidays', holiday.date) })));
}
