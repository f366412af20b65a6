import { ConfirmDialog } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import { useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { useRecordTitle } from '../record-title.ts';

export type TakeBackProps = {
  resource: ConsoleResource;
  record: RaRecord;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks, by the record's name, before something of it is taken back: its draft, or all of it from the site. */
export function TakeBackDialog({
  action,
  children,
  resource,
  record,
  busy,
  onConfirm,
  onClose,
}: TakeBackProps & { action: 'discard' | 'unpublish'; children: ReactNode }) {
  const text = useText();
  const recordTitle = useRecordTitle();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text(`editing.${action}.title`, { title: recordTitle(resource.declaration, record) })}
      confirmLabel={text(`editing.actions.${action}`)}
      busy={busy}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}
