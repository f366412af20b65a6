import { cloneElement, type KeyboardEvent, type ReactElement, type SyntheticEvent, useState } from 'react';

/** Attributes that are set on the control that opens a menu or a panel. */
export interface TriggerProps {
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
  onClick?: ((event: SyntheticEvent<HTMLElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

/** The control that opens what is anchored to it: by click, Enter or Space, and by an arrow key as well if it is a menu. */
export function useTrigger(trigger: ReactElement<TriggerProps>, opens: 'dialog' | 'menu') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (event: SyntheticEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const control = cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': anchor !== null,
    onClick: open,
    ...(opens === 'menu' && {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open(event);
      },
    }),
  });
  return { control, anchor, close: () => setAnchor(null) };
}
