import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ToastOutlet } from '../Toast/ToastOutlet.tsx';
import * as Parts from './dialog-parts.ts';
import { trapTab, useModal } from './use-modal.ts';
import { useScrollableFocus } from './use-scrollable-focus.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  /** Called to close it: Esc, the close button or a click outside. */
  onClose: () => void;
  title: string;
  subtitle?: ReactNode | undefined;
  children: ReactNode;
  /** Buttons at the foot, visible while the content scrolls. */
  actions?: ReactNode | undefined;
  /** `small` opens from the bottom of a phone, the others fill it. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `alertdialog` if it interrupts with a question. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** A click outside the panel closes it. */
  closeOnOutsideClick?: boolean | undefined;
}

/**
 * A modal panel on the browser's own `<dialog>`: above everything, the rest inert, focus kept inside and restored on
 * close. The element marked `data-autofocus` gets the focus, else the first field, else the title. Fills a phone's
 * screen.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  subtitle,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  closeOnOutsideClick = true,
}: DialogProps) {
  const id = useId();
  const texts = useTexts().dialog;
  const dialog = useModal();
  const scroll = useScrollableFocus();
  const pressedOutside = useRef(false);
  // A question that interrupts is read out whole.
  const described = [subtitle && `${id}-subtitle`, role === 'alertdialog' && `${id}-body`].filter(Boolean).join(' ');

  return (
    <Parts.Overlay
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={described || undefined}
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
      // A text selection dragged out of the panel ends outside but did not start there.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (closeOnOutsideClick && pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <Parts.Panel data-size={size}>
        <Parts.Head>
          <div>
            <Parts.Title id={`${id}-title`} tabIndex={-1} data-dialog-title="">
              {title}
            </Parts.Title>
            {subtitle && <Parts.Subtitle id={`${id}-subtitle`}>{subtitle}</Parts.Subtitle>}
          </div>
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </Parts.Head>
        <Parts.Body {...scroll} id={`${id}-body`} aria-labelledby={scroll.role && `${id}-title`}>
          {children}
        </Parts.Body>
        {actions && <Parts.Foot>{actions}</Parts.Foot>}
      </Parts.Panel>
      <ToastOutlet />
    </Parts.Overlay>
  );
}
