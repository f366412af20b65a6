import type { TrackedRecord } from './tracked-record.ts';
import { type CopyOwner, deleteCopy, storeCopy } from './unsaved-copies.ts';

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
    /** Resolves to whether it is stored. */
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
