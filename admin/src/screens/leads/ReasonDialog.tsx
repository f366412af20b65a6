import { Button, type ButtonProps, Stack, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type ReactNode, useState } from 'react';

const SHORTEST_REASON = 3;

type ReasonDialogProps = {
  title: string;
  /** Said, or chosen from, before the reason. */
  children: ReactNode;
  field: { label: string; help?: string; error?: string | undefined };
  confirm: { label: string; variant?: ButtonProps['variant'] };
  busy: boolean;
  /** Enter confirms, and the field does not have the focus first. */
  isQuick?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of something that is on record; where it fails, the reason that was typed stays. */
export function ReasonDialog({ children, field, confirm, busy, isQuick, onConfirm, ...dialog }: ReasonDialogProps) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const isReady = reason.length >= SHORTEST_REASON && !busy;
  const { label, ...look } = confirm;
  return (
    <ModalDialog
      open
      size="small"
      {...dialog}
      actions={
        <Button {...look} busy={busy} disabled={reason.length < SHORTEST_REASON} onClick={() => onConfirm(reason)}>
          {label}
        </Button>
      }
    >
      <Stack gap={2}>
        {children}
        <TextField
          {...field}
          value={typed}
          maxLength={500}
          autoComplete="off"
          {...(!isQuick && { 'data-autofocus': '' })}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => isQuick && event.key === 'Enter' && isReady && onConfirm(reason)}
        />
      </Stack>
    </ModalDialog>
  );
}
