import { ConfirmDialog, Stack } from '@prospectus/design-system';
import type { RaRecord } from 'react-admin';

import { useText } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { useRecordTitle } from '../record-title.ts';
import { useWhereUsed } from './use-where-used.ts';
import { WhereUsed } from './WhereUsed.tsx';

/** Asks before a record is taken off the site, and shows which records refer to it. */
export function UnpublishDialog({
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
  const { uses, error } = useWhereUsed(resource.declaration.name, record);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text('editing.unpublish.title', { title: recordTitle(resource.declaration, record) })}
      confirmLabel={text('editing.actions.unpublish')}
      busy={busy}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      <Stack gap={1}>
        <span>{text('editing.unpublish.text')}</span>
        <WhereUsed uses={uses} error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
