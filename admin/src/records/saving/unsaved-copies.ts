import { createStore, del, delMany, entries, set } from 'idb-keyval';

import type { TrackedRecord } from './tracked-record.ts';

/** The unsaved fields of a form, which differ from the record of that version. */
export type UnsavedCopy = {
  person: string;
  resource: string;
  /** The record's id; `create` for a new record. */
  id: string;
  /** One opened form; another tab with the same record has a copy of its own. */
  form: string;
  at: number;
  version: number | undefined;
  fields: Record<string, unknown>;
};
type CopyOwner = Pick<UnsavedCopy, 'person' | 'resource' | 'id'>;

const EXPIRES_MS = 30 * 86_400_000;

let opened: ReturnType<typeof createStore> | undefined;
const database = () => (opened ??= createStore('console', 'unsaved'));
const keyOf = ({ person, resource, id, form }: Omit<UnsavedCopy, 'at' | 'version' | 'fields'>): string =>
  [person, resource, id, form].join(' ');

/** Puts a copy into the browser's database; resolves to whether it is there, which a private window may refuse. */
async function storeCopy(copy: UnsavedCopy): Promise<boolean> {
  try {
    await set(keyOf(copy), copy, database());
    return true;
  } catch {
    return false;
  }
}

export async function deleteCopy(copy: Pick<UnsavedCopy, 'person' | 'resource' | 'id' | 'form'>): Promise<void> {
  await del(keyOf(copy), database()).catch(() => undefined);
}

/** The copies that a person left in a record, newest first. Copies older than 30 days are deleted. */
export async function copiesOf(owner: CopyOwner): Promise<UnsavedCopy[]> {
  try {
    const all = await entries<string, UnsavedCopy>(database());
    const oldest = Date.now() - EXPIRES_MS;
    const expired = all.filter(([, { at }]) => at < oldest).map(([key]) => key);
    if (expired.length > 0) await delMany(expired, database());
    return all
      .map(([, copy]) => copy)
      .filter(
        ({ person, resource, id, at }) =>
          person === owner.person && resource === owner.resource && id === owner.id && at >= oldest,
      )
      .toSorted((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** The copy of one form's unsaved fields in this browser. It is of nobody until `belongsTo` names the person. */
export function createFormCopy(resource: string, form: string, tracked: TrackedRecord) {
  let person: string | undefined;
  let stored: CopyOwner | undefined;

  const deleteStored = async () => {
    if (stored) await deleteCopy({ ...stored, form });
    stored = undefined;
  };
  return {
    belongsTo: (id: string) => {
      person = id;
    },
    store: async (fields: Record<string, unknown>): Promise<boolean> => {
      if (person === undefined) return false;
      const id = String(tracked.record?.id ?? 'create');
      // A new record was created meanwhile.
      if (stored && stored.id !== id) await deleteStored();
      stored = { person, resource, id };
      return storeCopy({ ...stored, form, at: Date.now(), version: tracked.version, fields: structuredClone(fields) });
    },
    delete: deleteStored,
  };
}
