import { fieldMeta, type Resource } from '@prospectus/contract';
import { eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { wordsOf } from '../platform/console/search-words.ts';
import type { Database } from '../platform/database/database.ts';
import { type DocumentRow, resourceOf, workingCopy } from './record.ts';
import { documents, documentWords, type Fields } from './tables.ts';

/** Indexes a document for the full-text search; words of its title weigh more. */
export async function indexDocument(tx: Database, resource: Resource, row: DocumentRow): Promise<void> {
  const words = vectorOf(resource, workingCopy(row));
  await tx
    .insert(documentWords)
    .values({ document_id: row.id, words })
    .onConflictDoUpdate({ target: documentWords.document_id, set: { words } });
}

/** Indexes documents without words, as after a migration that deleted the words because their format changed. */
export async function indexMissing(db: Database): Promise<void> {
  const missing = await db
    .select(getTableColumns(documents))
    .from(documents)
    .leftJoin(documentWords, eq(documentWords.document_id, documents.id))
    .where(isNull(documentWords.document_id));
  for (const row of missing) {
    const resource: Resource | undefined = resourceOf(row);
    if (resource) await indexDocument(db, resource, row);
  }
}

/** The words of the searched fields as a tsvector. */
function vectorOf(resource: Resource, fields: Fields): SQL {
  const weights = new Map<string, 'A' | 'B'>();
  for (const name of resource.search) {
    const value = fields[name];
    if (typeof value !== 'string') continue;
    const isHtml = fieldMeta(resource.schema.shape[name] as z.ZodType)?.kind === 'richText';
    for (const word of wordsOf(isHtml ? withoutTags(value) : value))
      if (!weights.has(word)) weights.set(word, name === resource.titleField ? 'A' : 'B');
  }
  const entries = [...weights].slice(0, MAX_WORDS).map(([word, weight], index) => `'${word}':${index + 1}${weight}`);
  return sql`${entries.join(' ')}::tsvector`;
}

// The highest position a tsvector can store.
const MAX_WORDS = 16_383;

const withoutTags = (html: string): string => html.replaceAll(/<[^<>]*>|&[a-z0-9#]+;/gi, ' ');
