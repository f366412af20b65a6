import type { Failure } from '@prospectus/contract';
import { useRef, useState } from 'react';
import { HttpError, type RaRecord, useDataProvider, useDelete, useUpdate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { changedFields, isEqual, ownFields } from './changes.ts';
import type { Conflict } from './conflict.ts';
import type { ConsoleResource } from './console-resource.ts';

type Values = Record<string, unknown>;
export type RecordAction = 'save' | 'publish' | 'discard' | 'delete';

/** The actions on the record being edited, one at a time. Failures are shown at their fields or in the bar, conflicts in a dialog. */
export function useRecordActions({
  resource,
  record,
  form,
  refetch,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  form: UseFormReturn<Values>;
  refetch: () => Promise<unknown>;
}) {
  const { declaration } = resource;
  const provider = useDataProvider<ConsoleDataProvider>();
  const [update] = useUpdate();
  const [remove] = useDelete();
  const [running, setRunning] = useState<RecordAction>();
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  /** Runs one action at a time: while one is running, another does nothing. */
  const run = async <T>(action: RecordAction, mine: Values, work: () => Promise<T>): Promise<T | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setRunning(action);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      const answer = error instanceof HttpError ? (error.body as Failure | null) : null;
      if (answer?.code === 'VERSION_CONFLICT' && answer.current) {
        setConflict({ action, base: record, theirs: answer.current as Conflict['theirs'], mine });
      } else {
        for (const [path, message] of Object.entries(answer?.errors ?? {}))
          form.setError(path, { type: 'server', message });
        setFailure(error instanceof Error ? error.message : 'Something went wrong');
      }
      return undefined;
    } finally {
      busy.current = false;
      setRunning(undefined);
    }
  };

  const saveChanges = async (values: Values, base: RaRecord, canType = true): Promise<RaRecord> => {
    const data = changedFields(declaration, base, values);
    if (Object.keys(data).length === 0) return base;
    const saved = (await update(
      declaration.name,
      { id: record.id, data: { ...data, version: base['version'] as unknown }, previousData: record },
      { returnPromise: true, mutationMode: 'pessimistic' },
    )) as RaRecord;
    if (canType) restoreLaterTyping(form, ownFields(declaration, values));
    return saved;
  };

  return {
    running,
    failure,
    conflict,
    closeConflict: () => setConflict(undefined),
    save: (values: Values) => run('save', values, () => saveChanges(values, record)),
    publish: (values: Values) =>
      run('publish', values, async () => {
        const saved = await saveChanges(values, record);
        await provider.publish(declaration.name, { id: record.id, version: saved['version'] as number });
        await refetch();
      }),
    discard: () =>
      run('discard', form.getValues(), async () => {
        await provider.discard(declaration.name, { id: record.id, version: record['version'] as number });
        await refetch();
        form.reset();
      }),
    remove: () =>
      run('delete', form.getValues(), async () => {
        const request = { id: record.id, previousData: record };
        await remove(declaration.name, request, { returnPromise: true, mutationMode: 'pessimistic' });
        return true;
      }),
    resolve: async (values: Values) => {
      const theirs = conflict?.theirs as unknown as RaRecord;
      const saved = await run('save', values, () => saveChanges(values, theirs, false));
      if (!saved) return;
      setConflict(undefined);
      await refetch();
      form.reset(saved);
    },
  };
}

/** Restores what was typed while the request was running, after the form has been reset to the saved record. */
function restoreLaterTyping(form: UseFormReturn<Values>, sent: Values): void {
  const typed = form.getValues();
  const later = Object.keys(sent).flatMap((name) =>
    isEqual(typed[name], sent[name]) ? [] : [[name, structuredClone(typed[name])] as const],
  );
  if (later.length === 0) return;
  setTimeout(() => {
    for (const [name, value] of later) form.setValue(name, value, { shouldDirty: true });
  });
}
