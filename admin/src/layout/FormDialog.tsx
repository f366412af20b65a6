import { Button, Stack } from '@prospectus/design-system';
import { ModalDialog, type ModalDialogProps } from '@prospectus/design-system/console';

import { useText } from '../texts/language-context.ts';

type FormDialogProps = Omit<ModalDialogProps, 'open' | 'actions' | 'closeOnOutsideClick'> & {
  cancelLabel?: string;
  /** Left out where there is nothing to submit any more. */
  submitLabel?: string | undefined;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  disabled?: boolean;
  onSubmit: () => void;
};

/** A dialog in which something is filled in or chosen; a click outside does not close it. */
export function FormDialog({
  cancelLabel,
  submitLabel,
  tone = 'primary',
  busy,
  disabled,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const text = useText();
  return (
    <ModalDialog
      {...dialog}
      open
      closeOnOutsideClick={false}
      actions={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            {cancelLabel ?? text('lists.cancel')}
          </Button>
          {submitLabel && (
            <Button variant={tone} busy={busy} disabled={disabled} onClick={onSubmit}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={2}>{children}</Stack>
    </ModalDialog>
  );
}
