import { and, or, type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';
import type { Finder } from '../platform/console/search-routes.ts';
import type { TableResource } from './table-store.ts';
import { wordsOf } from '../platform/console/search-words.ts';

// As PostgreSQL ranks a word of a title and one of another field.
const RANK = { title: 0.6, other: 0.2 };

/** Finds records of a table: every word begins some word of a searched field; those of the title come first. */
export const tableFinder = ({ db }: { db: Database }, { resource, table }: TableResource): Finder => ({
  resources: [resource.name],
  find: async (text, _allowed, most) => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const title = field(resource.titleField);
    const searched = resource.search.map(field);
    const found = await rows<{ id: string; title: string; in_title: boolean }>(
      db,
      sql`select id, ${title} as title, ${begins(words, [title])} as in_title
          from ${table} where ${begins(words, searched)} order by in_title desc, updated_at desc, id limit ${most}`,
    );
    return found.map(({ id, title: named, in_title }) => ({
      resource: resource.name,
      id,
      title: named,
      status: 'published',
      rank: in_title ? RANK.title : RANK.other,
    }));
  },
});

const field = (name: string): SQL => sql.raw(`"${name}"`);

// Words are letters and digits alone, so nothing in them means anything to a pattern.
const begins = (words: readonly string[], fields: readonly SQL[]): SQL | undefined =>
  and(...words.map((word) => or(...fields.map((text) => sql`(' ' || lower(${text})) ~ ${`[^[:alnum:]]${word}`}`))));
