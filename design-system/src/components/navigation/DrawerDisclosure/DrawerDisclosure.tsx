import { type MouseEvent, type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { backdrop, colour, radius, touchTarget, zIndex } from '../../../tokens/index.ts';
import { trapTab } from '../../feedback/Dialog/use-modal.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import * as Parts from './drawer-parts.ts';
import { useDisclosureModal } from './use-disclosure-modal.ts';

/** Props of {@link DrawerDisclosure}. */
export interface DrawerDisclosureProps {
  /** Label of the button, and title of the sheet. */
  label: string;
  children: ReactNode;
  /** At the foot, visible while the content scrolls. */
  actions?: ReactNode;
}

/**
 * A drawer with the button that opens it: a `<details>`, so it opens before the page's script loads, and without it.
 */
export function DrawerDisclosure({ label, children, actions }: DrawerDisclosureProps) {
  const texts = useTexts().dialog;
  const id = useId();
  const { details, dialog } = useDisclosureModal();
  // A followed link, a clicked button or a click outside: the sheet is done.
  const leave = (event: MouseEvent<HTMLDialogElement>) => {
    const { target: pressed, currentTarget: sheet } = event;
    if (pressed === sheet || (pressed instanceof Element && pressed.closest('a, button'))) sheet.close();
  };
  return (
    <Root ref={details} data-locks-scroll="" suppressHydrationWarning>
      <summary aria-label={label} title={label}>
        <Icon name="menu" />
      </summary>
      <Parts.Overlay ref={dialog} aria-labelledby={id} onKeyDown={trapTab} onClick={leave}>
        <Parts.Sheet data-size="medium">
          <Parts.Head data-part="head">
            <Parts.Title as="p" id={id} tabIndex={-1} data-dialog-title="">
              {label}
            </Parts.Title>
            <IconButton icon="close" label={texts.close} />
          </Parts.Head>
          <Parts.Body>{children}</Parts.Body>
          {actions && <Parts.Foot>{actions}</Parts.Foot>}
        </Parts.Sheet>
      </Parts.Overlay>
    </Root>
  );
}

const Root = styled('details')({
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    borderRadius: radius.medium,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary:hover': { background: colour.actionTint },
  // Not modal, so without script: the sheet is shown all the same, and the summary covers its close button.
  '&[open] > dialog:not([open])': {
    display: 'flex',
    background: backdrop,
    '& [data-part="head"] > button': { pointerEvents: 'none' },
  },
  '&[open]:has(> dialog:not([open])) > summary': {
    position: 'fixed',
    top: (Parts.headHeight - touchTarget) / 2,
    zIndex: zIndex.modal + 1,
    insetInlineEnd: 'calc(clamp(16px, 5vw, 28px) - 10px)',
    color: 'transparent',
    background: 'none',
  },
});
