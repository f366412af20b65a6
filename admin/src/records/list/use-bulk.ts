import type { BulkAction, BulkResult } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetMany, useListContext, useRefresh } from 'react-admin';

import { useUndoToast } from '../../layout/use-undo-toast.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';

/**
 * The selected records as they are now, and what does one action with all of them. Each is sent with the version that
 * is shown: one that somebody changes meanwhile is left alone and reported.
 */
export function useBulk(resource: ConsoleResource, action: BulkAction, field: string | undefined) {
  const { declaration } = resource;
  const text = useText();
  const toast = useToast();
  const undoToast = useUndoToast();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { selectedIds, onUnselectItems } = useListContext();
  const [selected] = useState(selectedIds);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [results, setResults] = useState<BulkResult[]>();
  // What the results are about, however the records are read again.
  const [sent, setSent] = useState<RaRecord[]>();
  const fields = [declaration.titleField, 'version', 'status', ...(field ? [field] : [])];
  const { data, error, isFetchedAfterMount } = useGetMany<RaRecord>(
    declaration.name,
    { ids: selected, meta: { fields } },
    // What was selected is shown while another field is loaded beside it.
    { retry: false, placeholderData: (before) => before },
  );

  const run = async (changes: Record<string, unknown> | undefined, onDone: () => void) => {
    if (!data) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const versions = Object.fromEntries(data.map(({ id, version }) => [String(id), version as number]));
      const changeId = crypto.randomUUID();
      const ids = data.map(({ id }) => String(id));
      const found = await provider.api('POST /admin/:resource/bulk', {
        params: { resource: declaration.name },
        body: { ids, action, versions, changeId, ...(changes && { changes }) },
      });
      const refused = found.filter(({ ok }) => !ok);
      const done = data.filter((record) => found.some(({ id, ok }) => ok && id === record.id));
      const message = {
        tone: refused.length > 0 ? ('danger' as const) : ('success' as const),
        title: text(`lists.bulk.done.${action}`, { smart_count: done.length }),
      };
      const undone = () => text('lists.recordsUndone', { smart_count: done.length });
      if (hasDrafts(resource) && done.length > 0)
        undoToast({ ...message, undo: changeId, undone, afterwards: refresh });
      else toast.show(message);
      setSent(data);
      onUnselectItems();
      refresh();
      if (refused.length === 0) onDone();
      else setResults(found);
    } catch (thrown) {
      const errors = (thrown as { body?: { errors?: Record<string, string> } | null }).body?.errors;
      const [why] = Object.values(errors ?? {});
      setFailure(why ?? (thrown instanceof Error ? thrown.message : text('lists.wrong')));
    } finally {
      setBusy(false);
    }
  };
  // What an earlier dialog read has versions that its own action has made old.
  return {
    count: selected.length,
    records: sent ?? data,
    isCurrent: isFetchedAfterMount,
    error,
    results,
    busy,
    failure,
    run,
  };
}
