import { canonicalPath, type DocumentName, type Resource, resources } from '@prospectus/contract';
import { and, inArray, isNull } from 'drizzle-orm';

import { pagePaths } from '../../content/page-paths.ts';
import { titleOf, workingCopy } from '../../content/record.ts';
import { documents, type Fields, revisions } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { resolveMedia } from '../media/index.ts';
import { allRedirects, isFixedAddress } from '../redirects/index.ts';
import { amountsOf, datesOf } from './written-facts.ts';

/** A record as it is being worked on. */
export type CheckedDocument = { resource: Resource; id: string; title: string; fields: Fields };

/** What of a programme was published once and is no longer so. */
export type Former = { title: string; amounts: ReadonlySet<number>; dates: ReadonlySet<string> };

/** Everything that findings depend on besides the record. */
export type SiteFacts = {
  documents: readonly CheckedDocument[];
  /** Paths of pages that are live, and of those that are drafted as well. */
  live: ReadonlySet<string>;
  planned: ReadonlySet<string>;
  redirected: ReadonlySet<string>;
  isFixed(path: string): boolean;
  /** Whether a file is in the library, which asked for its alternative text. */
  isDescribed(file: string): boolean;
  /** By the programme's id. */
  former: ReadonlyMap<string, Former>;
  /** The year in Asia/Kolkata. */
  year: number;
};

/** Reads them in one transaction. */
export async function siteFacts(tx: Database, today: string): Promise<SiteFacts> {
  const rows = await tx.select().from(documents).where(isNull(documents.deleted_at));
  const all = rows.map((row): CheckedDocument => {
    const resource: Resource = resources[row.resource as DocumentName];
    return { resource, id: row.id, title: titleOf(resource, row), fields: workingCopy(row) };
  });
  const media = await resolveMedia(tx);
  const moved = await allRedirects(tx);
  return {
    documents: all,
    live: await pagePaths(tx, 'published'),
    planned: await pagePaths(tx, 'working'),
    redirected: new Set(moved.map(({ from }) => canonicalPath(from))),
    isFixed: isFixedAddress,
    isDescribed: (file) => media.byId.has(file) || media.byAddress.has(file),
    former: await formerFacts(
      tx,
      all.filter(({ resource }) => resource.name === 'program'),
    ),
    year: Number(today.slice(0, 4)),
  };
}

async function formerFacts(tx: Database, programs: readonly CheckedDocument[]): Promise<Map<string, Former>> {
  if (programs.length === 0) return new Map();
  const ids = programs.map(({ id }) => id);
  const published = await tx
    .select({ id: revisions.document_id, fields: revisions.fields })
    .from(revisions)
    .where(and(inArray(revisions.document_id, ids), inArray(revisions.action, ['publish', 'reset', 'create'])));
  const before = Map.groupBy(published, ({ id }) => id);
  return new Map(
    programs.map(({ id, title, fields }) => {
      const states = (before.get(id) ?? []).flatMap(({ fields: earlier }): Fields[] => (earlier ? [earlier] : []));
      const [amounts, dates] = [amountsOf(fields), datesOf(fields)];
      return [
        id,
        {
          title,
          amounts: new Set(states.flatMap((state) => [...amountsOf(state)]).filter((amount) => !amounts.has(amount))),
          dates: new Set(states.flatMap((state) => [...datesOf(state)]).filter((date) => !dates.has(date))),
        },
      ];
    }),
  );
}
