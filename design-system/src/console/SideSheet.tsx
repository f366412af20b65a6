import { type ReactNode, useId } from 'react';
import Drawer from '@mui/material/Drawer';
import { ModalContent } from './ModalContent.tsx';

/** Props of {@link SideSheet}. */
export interface SideSheetProps {
  open: boolean;
  /** Called to close it: Escape, the close button or a click outside. A busy owner may leave it open. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, visible while the content scrolls. */
  actions?: ReactNode;
  /** 400 or 640 px; never wider than the screen. */
  size?: 'medium' | 'large' | undefined;
}

/** A sheet at the side, over the page: MUI's drawer with a title, a close button, buttons at the foot and the toast. */
export function SideSheet({ open, onClose, title, children, actions, size = 'medium' }: SideSheetProps) {
  const id = useId();
  if (!open) return null;
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': `${id}-title`, sx: { maxWidth: WIDTHS[size] } } }}
    >
      <ModalContent {...{ id, title, actions, onClose }}>{children}</ModalContent>
    </Drawer>
  );
}

const WIDTHS = { medium: 400, large: 640 };
