import type { ReactElement, ReactNode } from 'react';
import Popover from '@mui/material/Popover';
import { useFirstFocus } from './use-first-focus.ts';
import { type TriggerProps, useTrigger } from './use-trigger.ts';

/** Props of {@link PopoverButton}. */
export interface PopoverButtonProps {
  /** One `Button`, `IconButton` or `button`; it opens the panel. */
  trigger: ReactElement<TriggerProps>;
  /** Accessible name of the panel: 'Columns', 'Who sees this'. */
  label: string;
  /** A function gets a callback that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel next to the control that opens it: MUI's popover. */
export function PopoverButton({ trigger, label, children }: PopoverButtonProps) {
  const { control, anchor, close } = useTrigger(trigger, 'dialog');
  return (
    <>
      {control}
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { p: 2 } } }}
        >
          <Content>{typeof children === 'function' ? children(close) : children}</Content>
        </Popover>
      )}
    </>
  );
}

function Content({ children }: { children: ReactNode }) {
  const panel = useFirstFocus<HTMLDivElement>();
  return <div ref={panel}>{children}</div>;
}
