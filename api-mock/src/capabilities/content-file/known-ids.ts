import type { Resource } from '@prospectus/contract';

import { documentResources } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';
import type { ContentFile, DocumentEntry } from './content-file.ts';
import { TABLES } from './sections.ts';

/** The file with this installation's ids for records that it knows by their address, or that exist only once. */
export function withKnownIds(before: ContentFile, file: ContentFile): ContentFile {
  const ids = new Map<string, string>();
  const match = <Entry extends { id: string }>(
    present: readonly Entry[],
    entries: readonly Entry[],
    keyOf: (entry: Entry) => string | undefined,
  ) => {
    const used = new Set(entries.map(({ id }) => id));
    const known = new Set(present.map(({ id }) => id));
    const free = new Map(present.flatMap((entry) => (used.has(entry.id) ? [] : [[keyOf(entry), entry.id]])));
    for (const entry of entries) {
      const id = known.has(entry.id) ? undefined : free.get(keyOf(entry));
      if (id !== undefined && keyOf(entry) !== undefined) ids.set(entry.id, id);
    }
  };
  for (const resource of documentResources)
    match(before.documents[resource.name] ?? [], file.documents[resource.name] ?? [], (entry) =>
      addressKey(resource, entry, ids),
    );
  for (const { name, key } of TABLES)
    if (key) match(before.tables[name] ?? [], file.tables[name] ?? [], (entry) => JSON.stringify(entry[key]));
  if (ids.size === 0) return file;
  const text = JSON.stringify({ ...file, files: {} });
  const replaced = text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => ids.get(id) ?? id);
  return { ...(JSON.parse(replaced) as ContentFile), files: file.files };
}

/** What tells a document in two installations: its address, or that there is one only. */
function addressKey(
  { slug, single }: Resource,
  { draft, published }: DocumentEntry,
  ids: ReadonlyMap<string, string>,
): string | undefined {
  if (single) return 'single';
  if (!slug) return undefined;
  const fields: Fields = published ?? draft ?? {};
  const parent = slug.parent ? fields[slug.parent] : null;
  const known = typeof parent === 'string' ? (ids.get(parent) ?? parent) : null;
  return JSON.stringify([known, fields[slug.field], fields['origin']]);
}
