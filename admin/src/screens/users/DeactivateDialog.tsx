import type { UserRecord } from '@prospectus/contract';
import { Callout, ConfirmDialog, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';

import { useRefusalText, useText } from '../../texts/language-context.ts';
import { nameOf } from './names.ts';
import { useLeadHandOver } from './use-lead-hand-over.ts';
import type { UserChanges } from './use-user-changes.ts';

/** What stands for nobody in the list of colleagues. */
const NOBODY = '-';

type DeactivateDialogProps = { person: UserRecord; isOwn: boolean; changes: UserChanges; onClose: () => void };

/** Asks before an account is deactivated, and who gets the leads of the person: none stays with who cannot sign in. */
export function DeactivateDialog({ person, isOwn, changes, onClose }: DeactivateDialogProps) {
  const text = useText();
  const refusalText = useRefusalText();
  const leads = useLeadHandOver(person);
  const [owner, setOwner] = useState(NOBODY);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const name = nameOf(person);
  const deactivate = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const refused = leads.count > 0 ? await leads.handOver(owner === NOBODY ? null : owner) : 0;
      if (refused > 0) throw new Error(text('users.leads.refused', { smart_count: refused }));
    } catch (error) {
      setFailure(refusalText(error));
      setBusy(false);
      return;
    }
    onClose();
    void changes.change(person, { active: false }, text('users.deactivated', { name }));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text('users.deactivateTitle', { name })}
      confirmLabel={text('users.deactivate')}
      busy={busy || leads.isPending}
      onCancel={onClose}
      onConfirm={() => void deactivate()}
    >
      <Stack gap={2}>
        <Text>{text(isOwn ? 'users.deactivateOwnText' : 'users.deactivateText')}</Text>
        {leads.isPending && <Skeleton height={100} />}
        {leads.count > 0 && (
          <Select
            label={text('users.leads.label', { smart_count: leads.count })}
            help={text('users.leads.help')}
            value={owner}
            disabled={busy}
            options={[
              { value: NOBODY, label: text('users.leads.nobody') },
              ...leads.colleagues.map((one) => ({ value: one.id, label: one.name })),
            ]}
            onChange={(event) => setOwner(event.target.value)}
          />
        )}
        {(failure ?? leads.error) && (
          <Callout tone="danger" role="alert" title={text('users.leads.failed')}>
            {failure ?? refusalText(leads.error)}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
