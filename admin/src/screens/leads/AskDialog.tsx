import { Button, type ButtonProps, Stack, TextField, type TextFieldProps } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type ReactNode, useState } from 'react';

/** A reason, which the audit log keeps. */
export const REASON_FIELD = { minLength: 3, maxLength: 500, autoComplete: 'off' };

type AskDialogProps = {
  title: string;
  /** Before the field. */
  children?: ReactNode;
  /** Behind the field. */
  more?: ReactNode;
  field: Pick<TextFieldProps, 'label' | 'help' | 'error' | 'minLength' | 'maxLength' | 'autoComplete'>;
  initial?: string;
  confirm: { label: string; variant?: ButtonProps['variant'] };
  busy: boolean;
  confirmsOnEnter?: boolean;
  onConfirm: (answer: string) => void;
  onClose: () => void;
};

/** Asks for a line of text; after a failure what was typed stays. */
export function AskDialog(props: AskDialogProps) {
  const { title, children, field, more, initial = '', confirm, busy, confirmsOnEnter, onConfirm, onClose } = props;
  const [typed, setTyped] = useState(initial);
  const answer = typed.trim();
  const isReady = answer.length >= (field.minLength ?? 1);
  const { label, ...look } = confirm;
  return (
    <ModalDialog
      open
      size="small"
      title={title}
      onClose={onClose}
      actions={
        <Button {...look} busy={busy} disabled={!isReady} onClick={() => onConfirm(answer)}>
          {label}
        </Button>
      }
    >
      <Stack gap={2}>
        {children}
        <TextField
          {...field}
          data-autofocus=""
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key }) => confirmsOnEnter && key === 'Enter' && isReady && !busy && onConfirm(answer)}
        />
        {more}
      </Stack>
    </ModalDialog>
  );
}
