import { type Failure, ROLE, type Role } from '@prospectus/contract';
import { Button, Callout, Select, Stack, TextField, useToast } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';

/** Invites somebody to a role by e-mail. */
export function InviteButton() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon="mail" onClick={() => setOpen(true)}>
        {text('users.invite.button')}
      </Button>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const contractText = useContractText();
  const toast = useToast();
  const queries = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(ROLE.EVENT_CREATER);
  const [failure, setFailure] = useState<{ msg: string; field?: string | undefined }>();
  const [busy, setBusy] = useState(false);
  const invite = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await provider.api('POST /admin/users/invite', { body: { email, role } });
      toast.show({ tone: 'success', title: text('users.invite.done', { email }) });
      await queries.invalidateQueries({ queryKey: ['users'] });
      onClose();
    } catch (error) {
      const errors = error instanceof HttpError ? (error.body as Failure | null)?.errors : undefined;
      setFailure({ msg: error instanceof Error ? error.message : String(error), field: errors?.['email'] });
      setBusy(false);
    }
  };
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={text('users.invite.title')}
      actions={
        <Button busy={busy} disabled={!email.trim()} onClick={() => void invite()}>
          {text('users.invite.send')}
        </Button>
      }
    >
      <Stack gap={2}>
        {failure && !failure.field && (
          <Callout tone="danger" role="alert">
            {contractText(failure.msg)}
          </Callout>
        )}
        <TextField
          type="email"
          label={text('accounts.email')}
          autoComplete="off"
          data-autofocus=""
          value={email}
          error={failure?.field && contractText(failure.field)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select
          label={text('users.role')}
          help={text('users.invite.help')}
          value={String(role)}
          options={Object.values(ROLE).map((one) => ({ value: String(one), label: text(roleKey(one)) }))}
          onChange={(event) => setRole(Number(event.target.value) as Role)}
        />
      </Stack>
    </ModalDialog>
  );
}
