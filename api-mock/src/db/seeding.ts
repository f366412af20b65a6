import { type Resource, resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { v5 } from 'uuid';

import { claimAddresses } from '../content/addresses.ts';
import { complete } from '../content/complete.ts';
import { announce } from '../content/feed.ts';
import { remember } from '../content/revisions.ts';
import { documents, type Fields } from '../content/tables.ts';
import type { Deps } from '../deps.ts';
import { lectures } from '../live-lectures/tables.ts';
import { brochureOf } from '../media/brochure.ts';
import { keepFile } from '../media/files.ts';
import { type Database, rows } from './database.ts';
import { seedFaqs, seedLectures, type SeedProgram, seedPrograms, university } from './seed/index.ts';

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'feed'>;

const NAMESPACE = 'b0f6f2b6-5c3a-4a7e-9a55-6f3f2d1c8e10';
const LOCK = 7_201_937;

/** Fills an empty database with the seed; where there is content, or ever was, it does nothing. */
export async function seedWhenEmpty(deps: SeedDeps): Promise<void> {
  if (!(await isEmpty(deps.db))) return;
  const prepared = await prepare(deps);
  await deps.db.transaction(async (tx) => {
    // Two processes may start on one empty database; the second finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    if (await isEmpty(tx)) await fill(tx, deps, prepared);
  });
  await deps.feed.catchUp();
}

/** Content and lectures as on the first day, whatever was there; versions go on counting. */
export async function reseed(deps: SeedDeps): Promise<void> {
  const prepared = await prepare(deps);
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    await tx.execute(sql`delete from documents`);
    await tx.execute(sql`delete from live_lectures`);
    await fill(tx, deps, prepared);
  });
  await deps.feed.catchUp();
}

/** The id of a seeded record: always the same for the same address or key. */
export const seedId = (resource: string, key: string): string => v5(`${resource}:${key}`, NAMESPACE);

type Prepared = { resource: Resource; id: string; fields: Fields };

async function isEmpty(db: Database): Promise<boolean> {
  return (await rows(db, sql`select 1 from documents limit 1`)).length === 0;
}

async function prepare({ clock, config }: SeedDeps): Promise<Prepared[]> {
  const now = clock.now();
  const programs = seedPrograms.map(({ parent, featured = [], ...fields }): Prepared => {
    const ids = { parent_program: parent ? programId(parent) : null, featured_programs: featured.map(programId) };
    return {
      resource: resources.program,
      id: programId(fields.slug),
      fields: ready(resources.program, { ...fields, ...ids }, now),
    };
  });
  for (const { fields } of programs) {
    const parsed = resources.program.schema.parse(fields);
    fields['brochure_pdf'] ||= await keepFile(config, await brochureOf(parsed, university.name), 'pdf');
  }
  const faqs = seedFaqs.map(({ key, program, question, answer }): Prepared => ({
    resource: resources.faqs,
    id: seedId('faqs', `${program ?? ''}/${key}`),
    fields: ready(resources.faqs, { question, answer, program: program ? programId(program) : null }, now),
  }));
  return [...programs, ...faqs];
}

const ready = (resource: Resource, fields: object, now: Date): Fields =>
  complete(resource.schema, resource.schema.parse(fields), now) as Fields;

function programId(slug: string): string {
  const known: SeedProgram | undefined = seedPrograms.find((program) => program.slug === slug);
  if (!known) throw new Error(`The seed names a programme that it does not hold: ${slug}`);
  return seedId('program', known.parent ? `${known.parent}/${slug}` : slug);
}

async function fill(tx: Database, { clock }: SeedDeps, prepared: readonly Prepared[]): Promise<void> {
  const now = clock.now();
  const places = new Map<string, number>();
  const values = prepared.map(({ resource, id, fields }) => {
    const position = places.get(resource.name) ?? 0;
    places.set(resource.name, position + 1);
    return {
      id,
      resource: resource.name,
      position,
      published: fields,
      created_at: now,
      updated_at: now,
      published_at: now,
    };
  });
  const filled = await tx.insert(documents).values(values).returning();
  for (const [index, row] of filled.entries()) {
    const resource = prepared[index]?.resource;
    if (resource) await claimAddresses(tx, resource, row);
    await remember(tx, row, 'publish', null);
  }
  const classes = seedLectures.map((lecture) => ({
    ...lecture,
    id: seedId('live-lectures', Object.values(lecture).join('/')),
    created_at: now,
    updated_at: now,
  }));
  for (let start = 0; start < classes.length; start += 500)
    await tx.insert(lectures).values(classes.slice(start, start + 500));
  await announce(tx, ['*'], now);
}
