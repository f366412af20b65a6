import { cloneElement, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Panel } from './popover-parts.ts';
import { useAnchoredPopover } from './use-anchored-popover.ts';

/** Attributes that a popover or a menu sets on the control that opens it. */
export interface TriggerProps {
  popoverTarget?: string | undefined;
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  'aria-expanded'?: boolean | 'true' | 'false' | undefined;
  'aria-controls'?: string | undefined;
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** One `Button`, `IconButton` or `button`; it opens and closes the panel. */
  trigger: ReactElement<TriggerProps>;
  /** Accessible name of the panel: 'Columns', 'Who sees this'. */
  label: string;
  /** A function gets a callback that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small panel next to the control that opens it; the page stays usable. The element marked `data-autofocus` gets the
 * focus, else the first field, else the panel; on close the focus returns to the trigger.
 */
export function Popover({ trigger, label, children }: PopoverProps) {
  const { close, triggerProps, panelProps } = useAnchoredPopover(firstFocus);
  // Tab continues into the page, so the panel closes.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOwn = !(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget);
    if (!isOwn && relatedTarget.getAttribute('popovertarget') !== panelProps.id) close();
  };
  return (
    <>
      {cloneElement(trigger, { ...triggerProps, 'aria-haspopup': 'dialog' })}
      <Box {...panelProps} role="dialog" aria-label={label} tabIndex={-1} onBlur={leave}>
        {typeof children === 'function' ? children(close) : children}
      </Box>
    </>
  );
}

const FIELD = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

function firstFocus(panel: HTMLElement) {
  const first = panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel.querySelector<HTMLElement>(FIELD);
  (first ?? panel).focus();
}

const Box = styled(Panel)({ padding: 16 });
