import { Button, Stack, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useText } from '../../texts/language-context.ts';

const SHORTEST_REASON = 3;

/** Says what will happen, and asks why before it does. */
export function ReasonDialog({
  title,
  about,
  confirm,
  isDanger,
  isBusy,
  onConfirm,
  onClose,
}: {
  title: string;
  about: string;
  confirm: string;
  isDanger: boolean;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const text = useText();
  const [reason, setReason] = useState('');
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={title}
      actions={
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={reason.trim().length < SHORTEST_REASON}
          onClick={() => onConfirm(reason.trim())}
        >
          {confirm}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>{about}</Text>
        <TextField
          label={text('retention.reason')}
          help={text('retention.reasonHelp')}
          value={reason}
          maxLength={500}
          autoComplete="off"
          data-autofocus=""
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </ModalDialog>
  );
}
