import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../../../platform/database/database.ts';

/** A person whose name, phone and address occur in nothing else. `marked` begins every other text about the person. */
export type Person = { name: string; phone: string; email: string; marked: string };

/** Where something is stored, such as `leads.email` or `audit_log of leads.title`, and what of the person is in it. */
type Trace = { where: string; what: string };

/** Finds a person in a text, whatever the spelling, and simple hashes of phone and address. */
export function tracesOf({ name, phone, email, marked }: Person): (text: string) => string[] {
  // Between the digits: blanks, hyphens, brackets and dots, also as written in an address.
  const separator = String.raw`(?:%20|%2B|[\s().+/_-]){0,3}`;
  const contacts = [phone, `+91${phone}`, `91${phone}`, email, email.toLowerCase()];
  const hashes = ['sha256', 'sha1', 'md5'].flatMap((algorithm) =>
    contacts.flatMap((contact) => {
      const hash = createHash(algorithm).update(contact).digest();
      return [hash.toString('hex'), hash.toString('base64'), hash.toString('base64url')];
    }),
  );
  const inBase64 = contacts.map((contact) =>
    Buffer.from(contact)
      .toString('base64')
      .replace(/.?.?=*$/, ''),
  );
  const has = (texts: readonly string[]) => ({ test: (text: string) => texts.some((one) => text.includes(one)) });
  const patterns = {
    name: new RegExp(name.split(' ').join('|'), 'i'),
    phone: new RegExp([...phone].join(separator)),
    'masked phone': new RegExp(`[•*]{2,} ?${phone.slice(-4)}`),
    email: new RegExp(email.replaceAll('.', String.raw`\.`).replace('@', '(?:@|%40)'), 'i'),
    hash: has(hashes),
    base64: has(inBase64),
    marked: new RegExp(marked, 'i'),
  };
  return (text) => Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}

// Columns that say what a row is about.
const KINDS: Readonly<Record<string, string>> = { audit_log: 'resource', lead_events: 'type' };

/** Every trace of a person in all columns of all tables. */
export async function tracesInTables(db: Database, find: (text: string) => string[]): Promise<Trace[]> {
  const columns = await rows<{ schema: string; table: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as table, column_name as name
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
  );
  const traces: Trace[] = [];
  for (const { schema, table, name } of columns) {
    const kind = KINDS[table];
    const values = await rows<{ value: string; kind: string | null }>(
      db,
      sql`select distinct ${sql.identifier(name)}::text as value, ${kind ? sql.identifier(kind) : sql`null`} as kind
          from ${sql.identifier(schema)}.${sql.identifier(table)} where ${sql.identifier(name)} is not null`,
    );
    for (const one of values)
      for (const what of find(one.value))
        traces.push({ where: `${table}${one.kind === null ? '' : ` of ${one.kind}`}.${name}`, what });
  }
  return traces;
}

/** Every trace of a person in the names and bytes of all files of a folder. */
export async function tracesInFiles(folder: string, find: (text: string) => string[], under = ''): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && entry.name === 'media');
    if (isFolder) traces.push(...(await tracesInFiles(path, find, `${under}${entry.name}/`)));
    const bytes = isFolder ? '' : await readFile(path, 'latin1');
    traces.push(...find(`${entry.name}\n${bytes}`).map((what) => ({ where: `file ${under}${entry.name}`, what })));
  }
  return traces;
}
