import { type Faq, type Program, resources } from '@prospectus/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Database } from '../db/database.ts';
import { contentChanges, documents } from '../db/schema.ts';

/** A published programme in its place: `parent` is set for a specialisation. */
export type Placed = { id: string; program: Program; path: string; publishedAt: Date; parent: Placed | undefined };
export type PlacedFaq = { id: string; faq: Faq; publishedAt: Date };

/** Everything that is published, at one version of the content, in order. */
export type Snapshot = { version: number; programs: readonly Placed[]; faqs: readonly PlacedFaq[] };

/** Reads all published content at once, so that a page never mixes two versions. */
export async function readSnapshot(db: Database, log: Logger): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      const [newest] = await tx
        .select({ version: sql<string | null>`max(${contentChanges.version})` })
        .from(contentChanges);
      const programs = readable(await published(tx, 'program'), resources.program.schema, log);
      const faqs = readable(await published(tx, 'faqs'), resources.faqs.schema, log);
      return {
        version: Number(newest?.version ?? 0),
        programs: place(programs.map(({ fields, ...row }) => ({ ...row, program: fields }))),
        faqs: faqs.map(({ fields, ...row }) => ({ ...row, faq: fields })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Published<Fields = unknown> = { id: string; fields: Fields; publishedAt: Date };

async function published(tx: Database, resource: string): Promise<Published[]> {
  const found = await tx
    .select({
      id: documents.id,
      fields: documents.published,
      publishedAt: documents.published_at,
      updatedAt: documents.updated_at,
    })
    .from(documents)
    .where(and(eq(documents.resource, resource), isNotNull(documents.published), isNull(documents.deleted_at)))
    .orderBy(asc(documents.position), asc(documents.id));
  return found.map(({ id, fields, publishedAt, updatedAt }) => ({ id, fields, publishedAt: publishedAt ?? updatedAt }));
}

// A record that no longer fits its schema is missed on its page and told in the log; it does not take the others with it.
function readable<S extends z.ZodObject>(rows: readonly Published[], schema: S, log: Logger): Published<z.output<S>>[] {
  return rows.flatMap(({ fields, ...row }) => {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return { ...row, fields: parsed.data };
    log.error(
      { document: row.id, paths: parsed.error.issues.map(({ path }) => path.join('.')) },
      'published record does not fit its schema',
    );
    return [];
  });
}

// A specialisation of a programme that is not live has no address, so it is not live either.
function place(rows: readonly (Omit<Published, 'fields'> & { program: Program })[]): Placed[] {
  const roots = new Map(
    rows
      .filter(({ program }) => !program.parent_program)
      .map(({ id, program, publishedAt }): [string, Placed] => [
        id,
        { id, program, publishedAt, path: `/${program.slug}`, parent: undefined },
      ]),
  );
  return rows.flatMap(({ id, program, publishedAt }) => {
    if (!program.parent_program) return roots.get(id) ?? [];
    const parent = roots.get(program.parent_program);
    return parent ? { id, program, publishedAt, parent, path: `${parent.path}/${program.slug}` } : [];
  });
}
