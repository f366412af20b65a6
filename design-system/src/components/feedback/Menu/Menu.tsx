import { cloneElement, type KeyboardEvent, type ReactElement } from 'react';
import type { TriggerProps } from '../Popover/Popover.tsx';
import { useAnchoredPopover } from '../Popover/use-anchored-popover.ts';
import type { MenuItem } from './menu-item.ts';
import { List } from './menu-parts.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { entriesOf, useMenuKeys } from './use-menu-keys.ts';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** One `Button`, `IconButton` or `button`; it opens and closes the list. */
  trigger: ReactElement<TriggerProps & { onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined }>;
  /** Accessible name of the list: 'More for “How are fees paid?”'. */
  label: string;
  items: readonly MenuItem[];
}

/** A button that opens a list of actions on one object. Arrows, Home, End and first letters move; Escape closes. */
export function Menu({ trigger, label, items }: MenuProps) {
  const { close, show, triggerProps, panelProps } = useAnchoredPopover((list) => entriesOf(list).at(0)?.focus());
  const onListKeyDown = useMenuKeys(close);
  const onTriggerKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    trigger.props.onKeyDown?.(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const list = show();
    if (list)
      entriesOf(list)
        .at(event.key === 'ArrowUp' ? -1 : 0)
        ?.focus();
  };
  const pick = (item: MenuItem) => {
    if (item.disabled) return;
    close();
    item.onSelect?.();
  };

  return (
    <>
      {cloneElement(trigger, { ...triggerProps, 'aria-haspopup': 'menu', onKeyDown: onTriggerKeyDown })}
      <List {...panelProps} role="menu" aria-label={label} onKeyDown={onListKeyDown}>
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} onPick={() => pick(item)} />
        ))}
      </List>
    </>
  );
}
