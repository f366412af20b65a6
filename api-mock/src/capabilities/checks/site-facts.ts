import { canonicalPath } from '@prospectus/contract';
import { and, inArray, isNull } from 'drizzle-orm';

import { pagePaths } from '../../content/page-paths.ts';
import { workingDocument, type WorkingDocument } from '../../content/record.ts';
import { documents, type Fields, revisions } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { resolveMedia } from '../media/index.ts';
import { allRedirects, isFixedAddress } from '../redirects/index.ts';
import { amountsOf, datesOf } from './written-facts.ts';

/** Amounts and dates that a programme had in an earlier publication, and no longer has. */
export type Former = { title: string; amounts: ReadonlySet<number>; dates: ReadonlySet<string> };

/** The facts of the site that findings depend on. */
export type SiteFacts = {
  documents: readonly WorkingDocument[];
  /** Paths of live pages, and of live and drafted pages. */
  live: ReadonlySet<string>;
  planned: ReadonlySet<string>;
  redirected: ReadonlySet<string>;
  isFixed(path: string): boolean;
  /** Whether a file is in the media library, which requires an alternative text. */
  isDescribed(file: string): boolean;
  /** By the programme's id. */
  former: ReadonlyMap<string, Former>;
  /** The year in Asia/Kolkata. */
  year: number;
};

export async function siteFacts(tx: Database, today: string): Promise<SiteFacts> {
  const rows = await tx.select().from(documents).where(isNull(documents.deleted_at));
  const all = rows.map(workingDocument);
  const media = await resolveMedia(tx);
  const redirects = await allRedirects(tx);
  return {
    documents: all,
    live: await pagePaths(tx, 'published'),
    planned: await pagePaths(tx, 'working'),
    redirected: new Set(redirects.map(({ from }) => canonicalPath(from))),
    isFixed: isFixedAddress,
    isDescribed: (file) => media.byId.has(file) || media.byAddress.has(file),
    former: await formerFacts(
      tx,
      all.filter(({ resource }) => resource.name === 'program'),
    ),
    year: Number(today.slice(0, 4)),
  };
}

async function formerFacts(tx: Database, programs: readonly WorkingDocument[]): Promise<Map<string, Former>> {
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
