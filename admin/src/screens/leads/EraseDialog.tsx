import type { LeadRecordInFull } from '@prospectus/contract';
import { Button, Dialog, Stack, Text, TextField } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import type { Desk } from './use-desk.ts';

const SHORTEST_REASON = 3;

/** Asks why a person is to be erased, and erases them. */
export function EraseDialog({
  lead,
  desk,
  list,
  onClose,
}: {
  lead: LeadRecordInFull;
  desk: Desk;
  list: string;
  onClose: () => void;
}) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const erase = async () => {
    const call = () =>
      provider
        .api('POST /admin/leads/:id/erase', { params: { id: lead.id }, body: { reason: reason.trim() } })
        .then(() => {
          // The page of who is gone is left before anything of it is read anew.
          void navigate(list, { replace: true });
        });
    // Where it fails, the reason that was typed stays.
    await desk.attempt(call, text('desk.erase.done'));
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={text('desk.erase.title', { name: lead.name || text('desk.unnamed') })}
      actions={
        <Button
          variant="danger"
          busy={desk.isBusy}
          disabled={reason.trim().length < SHORTEST_REASON}
          onClick={() => void erase()}
        >
          {text('desk.erase.confirm')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>{text('desk.erase.text')}</Text>
        <TextField
          label={text('desk.erase.why')}
          value={reason}
          maxLength={500}
          autoComplete="off"
          data-autofocus=""
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
