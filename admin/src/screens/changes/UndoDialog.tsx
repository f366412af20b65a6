import type { RecordChange, UndoResult } from '@prospectus/contract';
import { Skeleton, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';

/** Asks before changes are undone, with what will become of each record. */
export function UndoDialog({
  changes,
  onClose,
  onDone,
}: {
  changes: readonly RecordChange[];
  onClose: () => void;
  onDone: () => void;
}) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const asked = changes.map(({ record_id, version }) => ({ record_id, version }));
  const plan = useQuery({
    queryKey: ['changes', 'plan', changes.map(({ id }) => id)],
    queryFn: () => provider.api('POST /admin/changes/undo', { body: { changes: asked, dryRun: true } }),
    retry: false,
    gcTime: 0,
  });
  const found = plan.data;
  const undo = async () => {
    if (!found) return;
    setIsRunning(true);
    setFailure(undefined);
    try {
      const seen = new Map(found.map(({ record_id, version }) => [record_id, version]));
      const withSeen = asked.map((change) => {
        const version = seen.get(change.record_id);
        return { ...change, ...(version !== undefined && { seen: version }) };
      });
      const data = await provider.api('POST /admin/changes/undo', { body: { changes: withSeen, dryRun: false } });
      notify(text('changes.done', { smart_count: data.length }), { type: 'success' });
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={text('changes.dialog.title', { smart_count: changes.length })}
      confirmLabel={text('changes.dialog.confirm')}
      busy={isRunning}
      onCancel={onClose}
      onConfirm={() => void undo()}
    >
      {found ? <Plan outcomes={found} /> : !plan.error && <Skeleton height={64} />}
      <Text tone="muted">{found ? text('changes.dialog.note') : !plan.error && text('changes.dialog.loading')}</Text>
      {(failure ?? plan.error?.message) && (
        <Text tone="danger" role="alert">
          {failure ?? plan.error?.message}
        </Text>
      )}
    </ConfirmDialog>
  );
}

function Plan({ outcomes }: { outcomes: readonly UndoResult[] }) {
  const text = useText();
  return (
    <Stack as="ul" gap={1}>
      {outcomes.map(({ record_id, title, becomes, later }) => (
        <li key={record_id}>
          <b>{title}</b> {text(`changes.dialog.${becomes}`)}.
          {later > 0 && <Text size="small">{text('changes.dialog.later', { smart_count: later })}</Text>}
        </li>
      ))}
    </Stack>
  );
}
