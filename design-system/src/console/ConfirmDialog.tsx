import type { ReactNode } from 'react';
import { Button } from '../components/actions/Button/Button.tsx';
import { useTextsOf } from '../language/TextsProvider.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { NameList } from './NameList.tsx';
import allTexts from './texts.json';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  /** The question, with the name of the object: 'Delete “How are fees paid?”'. */
  title: string;
  /** The consequences, and whether it can be undone. */
  children: ReactNode;
  /** Names of the affected objects, if there are more than the title can say. */
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
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, names = [], confirmLabel, cancelLabel, tone = 'primary', busy } = props;
  const texts = useTextsOf(allTexts);
  return (
    <ModalDialog
      open={open}
      onClose={props.onCancel}
      title={title}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" data-autofocus="" onClick={props.onCancel}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={tone} busy={busy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {names.length > 0 && <NameList names={names} />}
    </ModalDialog>
  );
}
