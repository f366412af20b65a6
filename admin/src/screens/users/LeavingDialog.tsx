import type { Role, UserRecord } from '@prospectus/contract';
import { Callout, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useRefusalText, useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';
import { nameOf } from './names.ts';
import { useLeadHandOver } from './use-lead-hand-over.ts';
import type { UserChanges } from './use-user-changes.ts';

/** What stands for nobody in the list of colleagues. */
const NOBODY = '-';

/** A person who will not look after leads any more: by another role, or because the account is deactivated. */
export type Leaving = { person: UserRecord; change: { active: false } | { role: Role | null } };

type LeavingDialogProps = { leaving: Leaving; isOwn: boolean; changes: UserChanges; onClose: () => void };

/** Asks before a person leaves the desk, and who gets their leads: none stays with who cannot see it. */
export function LeavingDialog({ leaving: { person, change }, isOwn, changes, onClose }: LeavingDialogProps) {
  const text = useText();
  const refusalText = useRefusalText();
  const leads = useLeadHandOver(person);
  const [owner, setOwner] = useState(NOBODY);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const name = nameOf(person);
  const role = 'role' in change ? text(roleKey(change.role)) : undefined;
  const leave = async () => {
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
    void changes.change(
      person,
      change,
      role ? text('users.hasRole', { name, role }) : text('users.deactivated', { name }),
    );
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={role ? text('users.roleTitle', { name, role }) : text('users.deactivateTitle', { name })}
      confirmLabel={text(role ? 'users.changeRole' : 'users.deactivate')}
      busy={busy || leads.isPending}
      onCancel={onClose}
      onConfirm={() => void leave()}
    >
      <Stack gap={2}>
        <Text>{text(role ? 'users.roleText' : isOwn ? 'users.deactivateOwnText' : 'users.deactivateText')}</Text>
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
          <Callout tone="danger" role="alert" title={text('users.refused')}>
            {failure ?? refusalText(leads.error)}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
