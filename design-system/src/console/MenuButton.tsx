import type { ReactElement } from 'react';
import { ActionMenu, type ActionMenuProps } from './ActionMenu.tsx';
import { type TriggerProps, useTrigger } from './use-trigger.ts';

/** Props of {@link MenuButton}. */
export interface MenuButtonProps extends Pick<ActionMenuProps, 'label' | 'items'> {
  /** One `Button`, `IconButton` or `button`; it opens the list. */
  trigger: ReactElement<TriggerProps>;
}

/** A button that opens a list of actions on one object. */
export function MenuButton({ trigger, label, items }: MenuButtonProps) {
  const { control, anchor, close } = useTrigger(trigger, 'menu');
  return (
    <>
      {control}
      {anchor && <ActionMenu anchor={anchor} label={label} items={items} onClose={close} />}
    </>
  );
}
