import { type ReactNode, useId, useRef } from 'react';
import { trapTab, useModal } from '../../feedback/Dialog/use-modal.ts';
import { useScrollableFocus } from '../../feedback/Dialog/use-scrollable-focus.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ToastOutlet } from '../../feedback/Toast/ToastOutlet.tsx';
import * as Parts from './drawer-parts.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  open: boolean;
  /** Called to close it: Esc, the close button or a click outside. A busy owner may leave it open. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, visible while the content scrolls. */
  actions?: ReactNode;
  /** 400 or 640 px; never wider than the screen. */
  size?: 'medium' | 'large' | undefined;
}

/**
 * A sheet at the side, over the page: the browser's own `<dialog>`, so focus stays inside and is restored afterwards.
 */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer(props: DrawerProps) {
  const texts = useTexts().dialog;
  const { onClose, title, children, actions, size = 'medium' } = props;
  const id = useId();
  const dialog = useModal();
  const scroll = useScrollableFocus();
  const pressedOutside = useRef(false);
  return (
    <Parts.Overlay
      ref={dialog}
      aria-modal="true"
      aria-labelledby={id}
      data-locks-scroll=""
      onCancel={(event) => {
        // A file input inside fires its own, bubbling `cancel`.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser may close it by itself (a second Esc, Back on Android).
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
      onKeyDown={trapTab}
      // A text selection dragged out of the sheet ends outside but did not start there.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => pressedOutside.current && event.target === event.currentTarget && onClose()}
    >
      <Parts.Sheet data-size={size}>
        <Parts.Head data-part="head">
          <Parts.Title id={id} tabIndex={-1} data-dialog-title="">
            {title}
          </Parts.Title>
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </Parts.Head>
        <Parts.Body {...scroll} aria-labelledby={scroll.role && id}>
          {children}
        </Parts.Body>
        {actions && <Parts.Foot>{actions}</Parts.Foot>}
      </Parts.Sheet>
      <ToastOutlet />
    </Parts.Overlay>
  );
}
