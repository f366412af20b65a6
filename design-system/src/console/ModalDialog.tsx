import { type ReactNode, useId } from 'react';
import Dialog from '@mui/material/Dialog';
import { ModalContent } from './ModalContent.tsx';

/** Props of {@link ModalDialog}. */
export interface ModalDialogProps {
  open: boolean;
  /** Called to close it: Escape, the close button or a click outside. A busy owner may leave it open. */
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, visible while the content scrolls. */
  actions?: ReactNode;
  /** `small` opens from the bottom of a phone, the others fill it. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `alertdialog` if it interrupts with a question. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** A click outside closes it, unless it asks a question. */
  closeOnOutsideClick?: boolean | undefined;
}

/** MUI's dialog with a title, a close button, buttons at the foot and the toast. */
export function ModalDialog(props: ModalDialogProps) {
  const { open, onClose, title, subtitle, children, actions, size = 'medium', role = 'dialog' } = props;
  const { closeOnOutsideClick = role === 'dialog' } = props;
  const id = useId();
  const described = [subtitle && `${id}-subtitle`, role === 'alertdialog' && `${id}-body`].filter(Boolean).join(' ');
  if (!open) return null;
  return (
    <Dialog
      open
      role={role}
      maxWidth={WIDTHS[size]}
      aria-labelledby={`${id}-title`}
      aria-describedby={described || undefined}
      onClose={(_, reason) => (reason === 'escapeKeyDown' || closeOnOutsideClick) && onClose()}
    >
      <ModalContent {...{ id, title, subtitle, actions, onClose }}>{children}</ModalContent>
    </Dialog>
  );
}

const WIDTHS = { small: 'xs', medium: 'sm', large: 'md' } as const;
