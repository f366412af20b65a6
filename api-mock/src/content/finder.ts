import { type Resource, resources } from '@prospectus/contract';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Finder } from '../platform/console/search-routes.ts';
import { prefixQuery } from '../platform/console/search-words.ts';
import type { Database } from '../platform/database/database.ts';
import { statusOf, titleOf } from './record.ts';
import { documents, documentWords } from './tables.ts';

const names = Object.values<Resource>(resources)
  .filter(({ storage }) => storage === 'document')
  .map(({ name }) => name);

/** Finds documents, live and drafted, of all resources at once; words of their titles weigh more. */
export const documentFinder = ({ db }: { db: Database }): Finder => ({
  resources: names,
  find: async (text, allowed, most) => {
    const query = prefixQuery(text);
    if (!query) return [];
    const rank = sql<number>`ts_rank(${documentWords.words}, ${query})`.mapWith(Number);
    const found = await db
      .select({
        id: documents.id,
        resource: documents.resource,
        published: documents.published,
        draft: documents.draft,
        rank,
      })
      .from(documentWords)
      .innerJoin(documents, eq(documents.id, documentWords.document_id))
      .where(
        and(
          isNull(documents.deleted_at),
          inArray(documents.resource, [...allowed]),
          sql`${documentWords.words} @@ ${query}`,
        ),
      )
      .orderBy(desc(rank), desc(documents.updated_at))
      .limit(most);
    return found.map((row) => ({
      resource: row.resource,
      id: row.id,
      title: titleOf(resources[row.resource as keyof typeof resources], row),
      status: statusOf(row),
      rank: row.rank,
    }));
  },
});
