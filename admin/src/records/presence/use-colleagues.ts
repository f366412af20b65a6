import type { Presence, SavedChange } from '@prospectus/contract';
import { useEffect, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useStream } from '../../providers/use-stream.ts';
import { useText } from '../../texts/language-context.ts';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';
import { useFieldLabels } from '../saving/save-state.ts';
import type { Saving } from '../saving/use-saving.ts';

/**
 * The names of colleagues who have the record open, and a notice of their last save. Their changes are put into the
 * form at once, unless the same field is being changed here.
 */
export function useColleagues(
  resource: ConsoleResource,
  saving: Saving,
  show: (record: RaRecord) => Promise<void>,
  unsaved: () => Record<string, unknown>,
): { names: readonly string[]; notice: string | undefined } {
  const { declaration } = resource;
  const { autosave, tracked, mergeOrConflict } = saving;
  const text = useText();
  const labels = useFieldLabels(declaration);
  const provider = useDataProvider<ConsoleDataProvider>();
  const [notice, setNotice] = useState<string>();

  const take = async (change: SavedChange) => {
    // This form's own saves are known by now: they ran before.
    if (change.version <= (tracked.version ?? 0) || !tracked.record) return;
    const mine = unsaved();
    const both = change.fields.some((name) => name in mine);
    setNotice(noticeOf(change, both));
    const { data: theirs } = await provider.getOne<RaRecord>(declaration.name, { id: tracked.record.id });
    if (Object.keys(mine).length === 0) await show(theirs);
    else if (!both) mergeOrConflict(theirs, 'save');
  };
  const noticeOf = ({ action, by, fields }: SavedChange, both: boolean): string | undefined => {
    if (action === 'publish' && by) return text('editing.presence.published', { name: by });
    if (fields.length === 0) return undefined;
    const what = by
      ? text('editing.presence.saved', { name: by, fields: labels(fields) })
      : text('editing.presence.savedUnknown', { fields: labels(fields) });
    return both ? `${what} ${text('editing.presence.conflict')}` : what;
  };
  const names = usePresence(declaration.name, hasDrafts(resource) ? saving.record?.id : undefined, (change) => {
    autosave.exclusive(() => take(change)).catch(() => undefined);
  });
  return { names, notice };
}

/** The names of colleagues who have the same record open; `onSaved` is called for what anybody saves in it. */
function usePresence(
  resource: string,
  id: Identifier | undefined,
  onSaved: (change: SavedChange) => void,
): readonly string[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [people, setPeople] = useState<Presence['people']>([]);
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  }, [onSaved]);
  useStream(id === undefined ? undefined : `${resource}/${id}`, async (signal) => {
    const isConnected = await provider.follow(`${resource}/${id ?? ''}/presence`, {
      signal,
      onEvent: (event, data) => {
        if (event === 'people') setPeople((data as Presence).people);
        if (event === 'saved') saved.current(data as SavedChange);
      },
    });
    if (!isConnected) setPeople([]);
    return isConnected;
  });
  return id === undefined ? [] : people.filter(({ you }) => !you).map(({ name }) => name);
}
