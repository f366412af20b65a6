import { ConfirmDialog } from '@prospectus/design-system';
import type { RaRecord } from 'react-admin';

import { useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { useRecordTitle } from '../record-title.ts';

/** Asks before the draft of a published record is discarded. */
export function DiscardDialog({
  resource,
  record,
  busy,
  onConfirm,
  onClose,
}: {
  resource: ConsoleResource;
  record: RaRecord;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text('editing.discard.title', { title: recordTitle(resource.declaration, record) })}
      confirmLabel={text('editing.actions.discard')}
      busy={busy}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      {text('editing.discard.text')}
    </ConfirmDialog>
  );
}
