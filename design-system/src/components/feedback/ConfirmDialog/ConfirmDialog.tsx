import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { NameList } from './NameList.tsx';
import { useTexts } from '../../../language/TextsProvider.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  /** The question, with the name of the object: 'Delete “How are fees paid?”'. */
  title: string;
  /** The consequences, and whether it can be undone. */
  children: ReactNode;
  /**
   * Names of the affected objects, if there are more than the title can say: the first five are shown, the rest behind
   * a button.
   */
  names?: readonly string[] | undefined;
  /** Label of the action: 'Delete question'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` for an action that removes something. */
  tone?: 'primary' | 'danger' | undefined;
  /** The action is running. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action; the focus starts on Cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  names = [],
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const texts = useTexts().confirmDialog;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      role="alertdialog"
      closeOnOutsideClick={false}
      actions={
        <>
          <Button variant="secondary" data-autofocus="" onClick={onCancel}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {names.length > 0 && <NameList names={names} />}
    </Dialog>
  );
}
