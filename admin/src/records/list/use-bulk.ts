import type { BulkAction, BulkResult } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetMany, useListContext, useRefresh } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { type ConsoleResource, hasDrafts } from '../console-resource.ts';

const MOST_UNDONE_AT_ONCE = 100;

/**
 * The selected records as they are now, and what does one action with all of them. Each is sent with the version that
 * is shown: one that somebody changes meanwhile is left alone and reported.
 */
export function useBulk(resource: ConsoleResource, action: BulkAction, field: string | undefined) {
  const { declaration } = resource;
  const text = useText();
  const toast = useToast();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { selectedIds, onUnselectItems } = useListContext();
  const [ids] = useState(selectedIds);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [results, setResults] = useState<BulkResult[]>();
  // What the results are about, however the records are read again.
  const [sent, setSent] = useState<RaRecord[]>();
  const fields = [declaration.titleField, 'version', 'status', ...(field ? [field] : [])];
  const { data, error, isFetchedAfterMount } = useGetMany<RaRecord>(
    declaration.name,
    { ids, meta: { fields } },
    // What was selected is shown while another field is loaded beside it.
    { retry: false, placeholderData: (before) => before },
  );

  // What was as the action makes it has no version of it.
  const changed = async (done: readonly RaRecord[]) => {
    const params = { ids: done.map(({ id }) => id), meta: { fields: ['version'] } };
    const { data: now } = await provider.getMany<RaRecord>(declaration.name, params);
    const versions = new Map(now.map(({ id, version }) => [id, version as unknown]));
    return done.filter(({ id, version }) => versions.get(id) !== version);
  };
  /** Each goes back to how it was before the version that the action made, unless somebody has changed it since. */
  const undo = async (done: readonly RaRecord[]) => {
    const changesOf = (records: readonly RaRecord[]) =>
      records.map(({ id, version }) => ({
        record_id: String(id),
        version: Number(version) + 1,
        seen: Number(version) + 1,
      }));
    try {
      const changes = changesOf(action === 'delete' ? done : await changed(done));
      for (let from = 0; from < changes.length; from += MOST_UNDONE_AT_ONCE)
        await provider.api('POST /admin/changes/undo', {
          body: { changes: changes.slice(from, from + MOST_UNDONE_AT_ONCE), dryRun: false },
        });
      toast.show({ tone: 'success', title: text('lists.recordsUndone', { smart_count: done.length }) });
    } catch (thrown) {
      toast.show({ tone: 'danger', title: thrown instanceof Error ? thrown.message : text('lists.wrong') });
    }
    refresh();
  };

  const run = async (changes: Record<string, unknown> | undefined, onDone: () => void) => {
    if (!data) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const versions = Object.fromEntries(data.map(({ id, version }) => [String(id), version as number]));
      const found = await provider.api('POST /admin/:resource/bulk', {
        params: { resource: declaration.name },
        body: {
          ids: data.map(({ id }) => String(id)),
          action,
          versions,
          ...(changes && { changes }),
        },
      });
      const refused = found.filter(({ ok }) => !ok);
      const done = data.filter((record) => found.some(({ id, ok }) => ok && id === record.id));
      toast.show({
        tone: refused.length > 0 ? 'danger' : 'success',
        title: text(`lists.bulk.done.${action}`, { smart_count: done.length }),
        ...(hasDrafts(resource) &&
          done.length > 0 && { action: { label: text('lists.undo'), onClick: () => void undo(done) } }),
      });
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
    count: ids.length,
    records: sent ?? data,
    isCurrent: isFetchedAfterMount,
    error,
    results,
    busy,
    failure,
    run,
  };
}
