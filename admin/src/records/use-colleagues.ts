import type { Presence, SavedChange } from '@prospectus/contract';
import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useStream } from '../providers/use-stream.ts';
import { useText } from '../texts/language-context.ts';
import { useFieldLabels } from './saving/save-state.ts';
import type { Editor } from './use-editor.ts';

/**
 * The names of colleagues who have the record open, and a notice of their last save. Their changes are put into the
 * form at once, unless the same field is being changed here.
 */
export function useColleagues({ resource, drafts, record, autosave, tracked, unsaved, show, merge }: Editor) {
  const { name: subject } = resource.declaration;
  const text = useText();
  const labels = useFieldLabels(resource.declaration);
  const provider = useDataProvider<ConsoleDataProvider>();
  const [people, setPeople] = useState<Presence['people']>([]);
  const [notice, setNotice] = useState<string>();

  const noticeOf = ({ action, by, fields }: SavedChange, isInConflict: boolean): string | undefined => {
    if (action === 'publish' && by) return text('editing.presence.published', { name: by });
    if (fields.length === 0) return undefined;
    const what = by
      ? text('editing.presence.saved', { name: by, fields: labels(fields) })
      : text('editing.presence.savedUnknown', { fields: labels(fields) });
    return isInConflict ? `${what} ${text('editing.presence.conflict')}` : what;
  };
  const onSaved = async (change: SavedChange) => {
    // This form's own saves are known by now: they ran before.
    if (change.version <= (tracked.version ?? 0) || !tracked.record) return;
    const mine = unsaved();
    const isInConflict = change.fields.some((name) => name in mine);
    setNotice(noticeOf(change, isInConflict));
    const { data: theirs } = await provider.getOne<RaRecord>(subject, { id: tracked.record.id });
    if (Object.keys(mine).length === 0) await show(theirs);
    else if (!isInConflict) merge(theirs);
  };
  const key = drafts && record ? `${subject}/${record.id}` : undefined;
  useStream(key, async (signal) => {
    const isConnected = await provider.follow(`${key}/presence`, {
      signal,
      onEvent: (event, data) => {
        if (event === 'people') setPeople((data as Presence).people);
        if (event === 'saved') autosave.exclusive(() => onSaved(data as SavedChange)).catch(() => undefined);
      },
    });
    if (!isConnected) setPeople([]);
    return isConnected;
  });
  return { names: key === undefined ? [] : people.filter(({ you }) => !you).map(({ name }) => name), notice };
}
