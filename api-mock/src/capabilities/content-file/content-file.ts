import { ApiError, type Resource, resources } from '@prospectus/contract';
import { asc, isNull } from 'drizzle-orm';
import { z } from 'zod';

import { documentResources } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { unstorableIn } from '../../platform/http/storable-text.ts';
import { addressesIn, addressOf } from '../media/index.ts';
import { columnsOf, present, TABLES } from './sections.ts';

const fields = z.record(z.string(), z.json());
const document = z.strictObject({
  id: z.guid(),
  published: fields.nullable(),
  draft: fields.nullable(),
  publish_at: z.iso.datetime().nullable(),
  unpublish_at: z.iso.datetime().nullable(),
});
export type DocumentEntry = z.output<typeof document>;
export type TableEntry = z.output<typeof fields> & { id: string };

const FORMAT = 'prospectus-content';
const VERSION = 1;

const sections = <S extends z.ZodType>(names: readonly string[], entry: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.array(entry)])));

const contentFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** Records in their order, by resource. */
  documents: sections(
    documentResources.map(({ name }) => name),
    document,
  ),
  tables: z.strictObject(
    Object.fromEntries(
      TABLES.map((section) => [
        section.name,
        z.array(z.strictObject(Object.fromEntries(columnsOf(section).map((name) => [name, z.json()])))),
      ]),
    ),
  ),
  /** Stored files in base64, by the names that their hashes give them. */
  files: z.record(z.string(), z.base64()),
});

/** All content of an installation: no leads, no accounts, no settings of the machine. */
export type ContentFile = {
  format: typeof FORMAT;
  version: typeof VERSION;
  documents: Record<string, DocumentEntry[]>;
  tables: Record<string, TableEntry[]>;
  files: Record<string, string>;
};

/** The content of the database, without the bytes of files. */
export async function readContent(tx: Database): Promise<ContentFile> {
  const all = await tx
    .select()
    .from(documents)
    .where(isNull(documents.deleted_at))
    .orderBy(asc(documents.position), asc(documents.id));
  const entries = Object.fromEntries(documentResources.map(({ name }) => [name, [] as DocumentEntry[]]));
  for (const { resource, id, published, draft, publish_at, unpublish_at } of all)
    entries[resource]?.push({
      ...{ id, published: published as DocumentEntry['published'], draft: draft as DocumentEntry['draft'] },
      ...{ publish_at: publish_at?.toISOString() ?? null, unpublish_at: unpublish_at?.toISOString() ?? null },
    });
  const tables: Record<string, TableEntry[]> = {};
  for (const section of TABLES) {
    const found = await tx
      .select()
      .from(section.table as never)
      .where(present(section))
      .orderBy(asc(section.table.id));
    tables[section.name] = found.map((row) => entryOf(columnsOf(section), row));
  }
  return { format: FORMAT, version: VERSION, documents: entries, tables, files: {} };
}

/** A row's columns of content as the file has them. */
export const entryOf = (names: readonly string[], row: Record<string, unknown>): TableEntry =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name] ?? null])))) as TableEntry;

/** The names of all stored files of a media record. */
export const filesOf = (row: TableEntry): string[] => [
  ...new Set([addressOf(row as never), ...addressesIn(JSON.stringify(row))].map((address) => nameAt(address))),
];

const nameAt = (address: string): string => /^\/media\/([^#]+)/.exec(address)?.[1] ?? '';

/** The resource of a document's section. */
export const resourceNamed = (name: string): Resource => resources[name as keyof typeof resources];

/** Parses a file; the reason is returned where it is none, or of another version. */
export function parseContentFile(text: string): ContentFile | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'This is no content file, or it is damaged.';
  }
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return 'This is no content file, or it is damaged.';
  if (version !== VERSION)
    return `This content file is of version ${String(version)}; this installation reads ${VERSION}.`;
  const parsed = contentFile.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `This content file does not fit this installation: ${issue?.path.join('.') || 'file'}: ${issue?.message ?? ''}.`;
  }
  const [unstorable] = Object.keys(unstorableIn(value));
  if (unstorable !== undefined) return `${unstorable}: this text contains characters that cannot be stored.`;
  const ids = [...Object.values(parsed.data.documents), ...Object.values(parsed.data.tables)]
    .flat()
    .map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'An id is in this content file twice.';
  return value as ContentFile;
}

/** Refuses a file whole, with the reason. */
export const refusal = (reason: string) => new ApiError('INVALID_FIELDS', { msg: reason, errors: { file: reason } });
