import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useText } from '../texts/language-context.ts';
import { type Conflict, ownFields } from './changes.ts';
import type { ConsoleResource } from './console-resource.ts';
import { failureOf } from './saving/save-state.ts';
import type { Saving } from './saving/use-saving.ts';

type Values = Record<string, unknown>;
export type RecordAction = 'save' | 'publish' | 'unpublish' | 'schedule' | 'restore' | 'clone' | 'discard' | 'delete';
/** When a draft goes live and when the record is taken off; null unsets a time, undefined leaves it. */
type Schedule = { publish_at?: string | null; unpublish_at?: string | null };
type Seen = { id: RaRecord['id']; version: number };

/**
 * The actions on the record being edited, one at a time, each after the autosave that is running. Failures are shown at
 * their fields or in the bar, conflicts in a dialog.
 */
export function useRecordActions({
  resource,
  form,
  saving,
}: {
  resource: ConsoleResource;
  form: UseFormReturn<Values>;
  saving: Saving;
}) {
  const { declaration } = resource;
  const { name } = declaration;
  const { autosave, tracked } = saving;
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [running, setRunning] = useState<RecordAction>();
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  const report = (error: unknown, action: RecordAction) => {
    const answer = failureOf(error);
    if (answer?.code === 'VERSION_CONFLICT' && answer.current) {
      setConflict({
        action: action === 'publish' || action === 'discard' || action === 'delete' ? action : 'save',
        base: { ...tracked.record },
        theirs: answer.current as Conflict['theirs'],
        mine: structuredClone(form.getValues()),
      });
      return;
    }
    for (const [path, message] of Object.entries(answer?.errors ?? {}))
      form.setError(path, { type: 'server', message });
    setFailure(error instanceof Error && error.message ? error.message : text('editing.failed'));
  };

  /** Runs one action at a time: while one is running, another does nothing. */
  const run = async <T>(action: RecordAction, work: () => Promise<T>): Promise<T | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setRunning(action);
    setFailure(undefined);
    try {
      return await autosave.exclusive(work);
    } catch (error) {
      await autosave.storeNow();
      report(error, action);
      return undefined;
    } finally {
      busy.current = false;
      setRunning(undefined);
      autosave.changed();
    }
  };

  /** Saves what the form has and the server has not. */
  const saveForm = async (): Promise<RaRecord> => {
    const values = form.getValues();
    const before = tracked.record;
    const fields = before ? tracked.unsaved(values) : ownFields(declaration, values);
    const saved = before && Object.keys(fields).length === 0 ? before : await saving.send(fields, false);
    if (Object.keys(tracked.unsaved(form.getValues())).length === 0) await autosave.settle();
    return saved;
  };
  const show = async (record: RaRecord) => {
    tracked.adopt(record);
    saving.known(record);
    form.reset(structuredClone(ownFields(declaration, record)));
    await autosave.settle();
  };
  const onSaved = (action: RecordAction, work: (seen: Seen) => Promise<RaRecord>) =>
    run(action, async () => {
      const { id, version } = await saveForm();
      const data = await work({ id, version: version as number });
      await show(data);
      return data;
    });
  const post = (action: 'publish' | 'unpublish' | 'discard', { id, version }: Seen, more = {}): Promise<RaRecord> =>
    provider.api(`POST /admin/:resource/:id/${action}`, { params: { resource: name, id }, body: { version, ...more } });
  const known = () => {
    if (!tracked.record) throw new Error('There is no record yet.');
    return { id: tracked.record.id, version: tracked.version ?? 1 };
  };

  return {
    running,
    failure,
    conflict,
    closeConflict: () => setConflict(undefined),
    /** Opens the dialog for the conflict that an autosave met. */
    openConflict: (met: Conflict) => setConflict({ ...met, mine: structuredClone(form.getValues()) }),
    save: () => run('save', saveForm),
    publish: () => onSaved('publish', (seen) => post('publish', seen, { checks: true })),
    unpublish: () => onSaved('unpublish', (seen) => post('unpublish', seen)),
    schedule: (times: Schedule) =>
      onSaved('schedule', (seen) =>
        provider.api('POST /admin/:resource/:id/schedule', {
          params: { resource: name, id: seen.id },
          body: { version: seen.version, ...times },
        }),
      ),
    clone: () =>
      run('clone', async () => {
        const { id } = await saveForm();
        return provider.api('POST /admin/:resource/:id/clone', { params: { resource: name, id } });
      }),
    restore: (version: number) =>
      run('restore', async () => {
        const data = await provider.api('POST /admin/:resource/:id/restore', {
          params: { resource: name, id: known().id },
          body: { version },
        });
        await show(data);
        return data;
      }),
    discard: () => run('discard', async () => show(await post('discard', known()))),
    remove: () =>
      run('delete', async () => {
        const { data } = await provider.delete<RaRecord>(name, {
          id: known().id,
          previousData: { ...tracked.record, id: known().id },
        });
        await autosave.settle();
        return data;
      }),
    resolve: async (values: Values) => {
      const theirs = conflict?.theirs as unknown as RaRecord;
      const resolved = await run('save', async () => {
        tracked.adopt(theirs);
        const merged = ownFields(declaration, values);
        const fields = tracked.unsaved(merged);
        form.reset(structuredClone(merged));
        if (Object.keys(fields).length > 0) return saving.send(fields, false);
        saving.known(theirs);
        return theirs;
      });
      if (!resolved) return;
      await show(resolved);
      setConflict(undefined);
    },
    show,
    reportFailure: setFailure,
  };
}
