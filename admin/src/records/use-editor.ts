import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { HttpError, type RaRecord, useDataProvider, useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { useSession } from '../providers/contexts.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useText } from '../texts/language-context.ts';
import { type Conflict, ownFields } from './changes.ts';
import { type ConsoleResource, hasDrafts } from './console-resource.ts';
import { createAutosave } from './saving/autosave.ts';
import { failureOf, invalidFields, type SaveState } from './saving/save-state.ts';
import { TrackedRecord } from './saving/tracked-record.ts';
import { FormCopy } from './saving/unsaved-copies.ts';
import { useRecordCache } from './use-restore.ts';
import { useUndo } from './use-undo.ts';

type Fields = Record<string, unknown>;
type RecordAction = 'save' | 'publish' | 'unpublish' | 'schedule' | 'restore' | 'clone' | 'discard' | 'delete';
/** When a draft goes live and when the record is taken off the site; null unsets a time. */
export type Schedule = { publish_at: string | null; unpublish_at: string | null };

export type EditorOptions = {
  resource: ConsoleResource;
  /** Undefined for a new record. */
  record: RaRecord | undefined;
  onCreated: (record: RaRecord) => void;
};
export type Editor = ReturnType<typeof useRecordEditor>;

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor of the record whose page this is part of. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be inside an EditorContext.');
  return editor;
}

/**
 * Saves the form around it while someone types, and does the actions on its record: one at a time, each after the
 * autosave that is running. Failures are shown at their fields or in the bar, conflicts in a dialog.
 */
export function useRecordEditor({ resource, record: loaded, onCreated }: EditorOptions) {
  const { declaration } = resource;
  const { name } = declaration;
  const text = useText();
  const form = useFormContext<Fields>();
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useRecordCache(name);
  const session = useSession();
  const { identity } = useGetIdentity();
  const [tracked] = useState(() => new TrackedRecord(declaration, loaded, form.getValues()));
  const [copy] = useState(() => new FormCopy(name, tracked));
  const [record, setRecord] = useState(loaded);
  const [state, setState] = useState<SaveState>({ is: 'saved' });
  const [running, setRunning] = useState<RecordAction>();
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<string>();
  const isRunning = useRef(false);
  /** Set while the page is left on purpose. */
  const mayLeave = useRef(false);

  const unsaved = () => tracked.unsaved(form.getValues());
  const hasUnsaved = () => Object.keys(unsaved()).length > 0;
  const values = () => ownFields(declaration, form.getValues());
  const undo = useUndo(values, (field, value) => form.setValue(field, value, { shouldDirty: true }));

  const accept = (saved: RaRecord) => {
    setRecord(saved);
    cache(saved);
  };
  /** Saves fields against the version that is known; a new record is created with all of them. */
  const send = async (fields: Fields, isAutosave: boolean): Promise<RaRecord> => {
    const sent = structuredClone(fields);
    const before = tracked.record;
    const { data: saved } = await (before
      ? provider.update<RaRecord>(name, {
          id: before.id,
          data: { ...sent, version: tracked.version, ...(isAutosave && { autosave: true }) },
          previousData: before,
        })
      : provider.create<RaRecord>(name, { data: sent }));
    // react-admin returns nothing where it has signed the person out.
    if (typeof (saved as Partial<RaRecord>).version !== 'number') throw new HttpError('', 401, null);
    tracked.saved(saved, sent);
    accept(saved);
    if (!before) {
      mayLeave.current = true;
      onCreated(saved);
    }
    return saved;
  };
  const conflictWith = (theirs: RaRecord, action: RecordAction): Conflict => ({
    action: action === 'publish' || action === 'discard' || action === 'delete' ? action : 'save',
    base: { ...tracked.record },
    theirs: theirs as unknown as Conflict['theirs'],
    mine: structuredClone(form.getValues()),
  });
  /** Takes over what a colleague saved in other fields; returns the conflict, where it is in the same ones. */
  const merge = (theirs: RaRecord): Conflict | undefined => {
    const met = conflictWith(theirs, 'save');
    const changed = tracked.merge(theirs, form.getValues());
    if (!changed) return met;
    for (const [field, value] of Object.entries(changed)) form.setValue(field, structuredClone(value));
    accept(theirs);
    return undefined;
  };
  const [autosave] = useState(() =>
    createAutosave({
      unsaved,
      invalid: (fields) =>
        invalidFields(resource, form.getValues(), Object.keys(tracked.record ? fields : declaration.schema.shape)),
      whole: () => !tracked.record,
      send: hasDrafts(resource)
        ? async (fields) => {
            try {
              await send(tracked.record ? fields : values(), true);
            } catch (error) {
              const answer = failureOf(error);
              if (answer?.code !== 'VERSION_CONFLICT' || !answer.current) throw error;
              const met = merge(answer.current as RaRecord);
              if (met) return { is: 'conflict', conflict: met };
              await send(unsaved(), true);
            }
            return undefined;
          }
        : undefined,
      copy,
      onState: setState,
    }),
  );

  const onChange = useEffectEvent(() => {
    undo.record();
    autosave.changed();
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => onChange() }), [subscribe]);
  useEffect(() => {
    if (identity) copy.belongsTo(String(identity.id));
  }, [copy, identity]);
  useEffect(() => {
    autosave.start();
    const onHide = () => document.visibilityState === 'hidden' && void autosave.storeNow();
    const unsubscribe = session.onInterruption(() => {
      if (!session.interrupted()) autosave.retry();
    });
    window.addEventListener('online', autosave.retry);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('online', autosave.retry);
      document.removeEventListener('visibilitychange', onHide);
      unsubscribe();
      autosave.stop();
    };
  }, [autosave, session]);
  useEffect(() => {
    // After a new record is saved, the page has moved to its address: ask again before leaving.
    mayLeave.current = false;
    // A newer version is shown unless something is typed: then saving merges it.
    const version = loaded?.['version'] as number | undefined;
    if (loaded && version !== undefined && version > (tracked.version ?? 0) && !hasUnsaved())
      void show(loaded).then(undo.clear);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [loaded]);

  const report = (error: unknown, action: RecordAction) => {
    const answer = failureOf(error);
    if (answer?.code === 'VERSION_CONFLICT' && answer.current)
      return setConflict(conflictWith(answer.current as RaRecord, action));
    for (const [path, message] of Object.entries(answer?.errors ?? {}))
      form.setError(path, { type: 'server', message });
    setFailure(error instanceof Error && error.message ? error.message : text('editing.failed'));
  };
  /** Runs one action at a time: while one is running, another does nothing. */
  const run = async <T>(action: RecordAction, work: () => Promise<T>): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setRunning(action);
    setFailure(undefined);
    try {
      return await autosave.exclusive(work);
    } catch (error) {
      await autosave.storeNow();
      report(error, action);
      return undefined;
    } finally {
      isRunning.current = false;
      setRunning(undefined);
      autosave.changed();
    }
  };
  /** Saves what the form has and the server has not. */
  const saveForm = async (): Promise<RaRecord> => {
    const before = tracked.record;
    const fields = before ? unsaved() : values();
    const saved = before && Object.keys(fields).length === 0 ? before : await send(fields, false);
    if (!hasUnsaved()) await autosave.settle();
    return saved;
  };
  const show = async (shown: RaRecord) => {
    tracked.adopt(shown);
    accept(shown);
    form.reset(structuredClone(ownFields(declaration, shown)));
    await autosave.settle();
    return shown;
  };
  const known = (): { id: RaRecord['id']; version: number } => {
    if (!tracked.record) throw new Error('There is no record yet.');
    return { id: tracked.record.id, version: tracked.version ?? 1 };
  };
  type Change = 'publish' | 'unpublish' | 'schedule' | 'discard' | 'restore';
  const change = (action: Change, { savesFirst = false, body = {} }: { savesFirst?: boolean; body?: object }) =>
    run(action, async () => {
      if (savesFirst) await saveForm();
      const { id, version } = known();
      return show(
        await provider.api(`POST /admin/:resource/:id/${action}` as 'POST /admin/:resource/:id/schedule', {
          params: { resource: name, id },
          body: { version, ...body },
        }),
      );
    });

  return {
    resource,
    drafts: hasDrafts(resource),
    record,
    state,
    running,
    failure,
    conflict,
    mayLeave,
    tracked,
    copy,
    autosave,
    undo,
    unsaved,
    hasUnsaved,
    merge,
    show,
    closeConflict: () => setConflict(undefined),
    /** Opens the dialog for the conflict that an autosave met. */
    openConflict: (met: Conflict) => setConflict({ ...met, mine: structuredClone(form.getValues()) }),
    save: () => run('save', saveForm),
    publish: () => change('publish', { savesFirst: true, body: { checks: true } }),
    unpublish: () => change('unpublish', { savesFirst: true }),
    schedule: (times: Schedule) => change('schedule', { savesFirst: true, body: times }),
    discard: () => change('discard', {}),
    restore: (version: number) => change('restore', { body: { version } }),
    clone: () =>
      run('clone', async () => {
        const { id } = await saveForm();
        return provider.api('POST /admin/:resource/:id/clone', { params: { resource: name, id } });
      }),
    remove: () =>
      run('delete', async () => {
        const { id } = known();
        const { data } = await provider.delete<RaRecord>(name, { id, previousData: { ...tracked.record, id } });
        await autosave.settle();
        return data;
      }),
    resolve: async (resolved: Fields) => {
      const theirs = conflict?.theirs as unknown as RaRecord;
      const saved = await run('save', async () => {
        tracked.adopt(theirs);
        const merged = ownFields(declaration, resolved);
        const fields = tracked.unsaved(merged);
        form.reset(structuredClone(merged));
        return Object.keys(fields).length > 0 ? send(fields, false) : theirs;
      });
      if (!saved) return;
      await show(saved);
      setConflict(undefined);
      undo.clear();
    },
  };
}
