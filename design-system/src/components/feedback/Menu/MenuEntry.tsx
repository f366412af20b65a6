import { Icon } from '../../actions/Icon/Icon.tsx';
import { useAnchor } from '../../actions/Link/LinkProvider.tsx';
import type { MenuItem } from './menu-item.ts';
import { Entry, Hint, Line } from './menu-parts.ts';

/** One entry of a menu: a link or a button with the role of a menu item. */
export function MenuEntry({ item, onPick }: { item: MenuItem; onPick: () => void }) {
  const { label, icon, href, tone = 'neutral', disabled, hint, separatorBefore } = item;
  const anchor = useAnchor(href ?? '');
  const element =
    href === undefined || disabled ? { as: 'button' as const, type: 'button' as const } : { as: anchor, href };
  return (
    <>
      {separatorBefore && <Line role="separator" />}
      <Entry
        {...element}
        role="menuitem"
        aria-disabled={disabled || undefined}
        data-tone-of={tone}
        onClick={onPick}
        // Pointer and keys share one highlight: arrow keys continue from the pointer.
        onPointerMove={(event) => event.pointerType === 'mouse' && event.currentTarget.focus({ preventScroll: true })}
      >
        {icon && <Icon name={icon} size={20} />}
        <span>{label}</span>
        {hint && <Hint>{hint}</Hint>}
      </Entry>
    </>
  );
}
