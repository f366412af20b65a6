import { Stack } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import type { RaRecord } from 'react-admin';

import { useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { useRecordTitle } from '../record-title.ts';
import { useWhereUsed } from './use-where-used.ts';
import { WhereUsed } from './WhereUsed.tsx';

/** Asks, by the record's name, before its draft is discarded, or before it is taken off the site, where others refer to it. */
export function TakeBackDialog({
  action,
  resource: { declaration },
  record,
  busy,
  onConfirm,
  onClose,
}: {
  action: 'discard' | 'unpublish';
  resource: ConsoleResource;
  record: RaRecord;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const isUnpublished = action === 'unpublish';
  const { uses, error } = useWhereUsed(declaration.name, record, isUnpublished);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text(`editing.${action}.title`, { title: recordTitle(declaration, record) })}
      confirmLabel={text(`editing.actions.${action}`)}
      busy={busy}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      <Stack gap={1}>
        <span>{text(`editing.${action}.text`)}</span>
        {isUnpublished && <WhereUsed uses={uses} error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
