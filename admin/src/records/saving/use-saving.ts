import { useEffect, useMemo, useState } from 'react';
import { HttpError, type RaRecord, useDataProvider, useGetIdentity } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useSession } from '../../providers/contexts.ts';
import { type Conflict, ownFields } from '../changes.ts';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { createFormCopy } from './unsaved-copies.ts';
import { failureOf, invalidFields, type SaveState } from './save-state.ts';
import { TrackedRecord } from './tracked-record.ts';
import { useOnFormChange } from './use-form-values.ts';
import { useRecordCache } from './use-record-cache.ts';

type Values = Record<string, unknown>;
export type Saving = ReturnType<typeof useSaving>;

/** What a form of a record is given: the record as it was loaded; undefined for a new one. */
export type SavingOptions = {
  resource: ConsoleResource;
  record: RaRecord | undefined;
  form: UseFormReturn<Values>;
  onCreated: (record: RaRecord) => void;
};

/** Saves a form while someone types, and returns its save state. */
export function useSaving({ resource, record: loaded, form, onCreated }: SavingOptions) {
  const { declaration } = resource;
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useRecordCache(declaration.name);
  const session = useSession();
  const { identity } = useGetIdentity();
  const [tracked] = useState(() => new TrackedRecord(declaration, loaded, form.getValues()));
  const [record, setRecord] = useState(loaded);
  const [state, setState] = useState<SaveState>({ is: 'saved' });
  const [formId] = useState(() => crypto.randomUUID());
  const [copy] = useState(() => createFormCopy(declaration.name, formId, tracked));
  useEffect(() => {
    if (identity) copy.belongsTo(String(identity.id));
  }, [copy, identity]);

  const work = useMemo(() => {
    const known = (saved: RaRecord) => {
      setRecord(saved);
      cache(saved);
    };
    /** Saves fields against the version that is known; a new record is created with all of them. */
    const send = async (fields: Values, autosave: boolean): Promise<RaRecord> => {
      const sent = structuredClone(fields);
      const before = tracked.record;
      const { data: saved } = await (before
        ? provider.update<RaRecord>(declaration.name, {
            id: before.id,
            data: { ...sent, version: tracked.version, ...(autosave && { autosave }) },
            previousData: before,
          })
        : provider.create<RaRecord>(declaration.name, { data: sent }));
      // react-admin returns nothing where it has signed the person out.
      if (typeof (saved as Partial<RaRecord>).version !== 'number') throw new HttpError('', 401, null);
      tracked.saved(saved, sent);
      known(saved);
      if (!before) onCreated(saved);
      return saved;
    };
    /** Takes over what a colleague saved in other fields; the conflict, where it is in the same ones. */
    const mergeOrConflict = (theirs: RaRecord, action: Conflict['action']): Conflict | undefined => {
      const mine = form.getValues();
      const base = { ...tracked.record };
      const changed = tracked.merge(theirs, mine);
      if (!changed)
        return { action, base, theirs: theirs as unknown as Conflict['theirs'], mine: structuredClone(mine) };
      for (const [name, value] of Object.entries(changed)) form.setValue(name, structuredClone(value));
      known(theirs);
      return undefined;
    };
    return { known, send, mergeOrConflict };
  }, [cache, declaration.name, form, onCreated, provider, tracked]);

  const [autosave] = useState<Autosave>(() => {
    return createAutosave({
      unsaved: () => tracked.unsaved(form.getValues()),
      invalid: (fields) =>
        invalidFields(resource, form.getValues(), Object.keys(tracked.record ? fields : declaration.schema.shape)),
      whole: () => !tracked.record,
      send: hasDrafts(resource)
        ? async (fields) => {
            try {
              await work.send(tracked.record ? fields : ownFields(declaration, form.getValues()), true);
              return undefined;
            } catch (error) {
              const failure = failureOf(error);
              if (failure?.code !== 'VERSION_CONFLICT' || !failure.current) throw error;
              const conflict = work.mergeOrConflict(failure.current as RaRecord, 'save');
              if (conflict) return { is: 'conflict', conflict };
              await work.send(tracked.unsaved(form.getValues()), true);
              return undefined;
            }
          }
        : undefined,
      copy,
      onState: setState,
    });
  });

  useOnFormChange(form, autosave.changed);
  useEffect(() => {
    autosave.start();
    const hide = () => document.visibilityState === 'hidden' && void autosave.storeNow();
    const unsubscribe = session.onInterruption(() => {
      if (!session.interrupted()) autosave.retry();
    });
    window.addEventListener('online', autosave.retry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', autosave.retry);
      document.removeEventListener('visibilitychange', hide);
      unsubscribe();
      autosave.stop();
    };
  }, [autosave, session]);

  return { ...work, autosave, tracked, record, state, formId, person: identity?.id };
}
