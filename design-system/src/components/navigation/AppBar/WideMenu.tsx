import { type MouseEvent, useId, useRef } from 'react';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { NavLink } from './NavLink.tsx';
import { NavGroups } from './NavGroups.tsx';
import { Row } from './wide-menu-parts.ts';
import { containsPage, type NavItem } from './nav-item.ts';
import { moveFocusByArrows, useCloseOnLeave } from './use-menu-keys.ts';

/** The menu of wide screens: one row; an entry with children opens them below, groups across the whole page. */
export function WideMenu({ items, currentHref }: { items: NavItem[]; currentHref?: string | undefined }) {
  const name = useId();
  const row = useRef<HTMLUListElement>(null);
  useCloseOnLeave(row);
  return (
    <Row ref={row} onKeyDown={moveFocusByArrows} onClick={closeBehindLink}>
      {items.map((item) => (
        <li key={item.label} data-wide={item.items?.some((inner) => inner.items?.length) || undefined}>
          {item.items?.length ? (
            <details name={name} suppressHydrationWarning>
              <summary aria-current={containsPage(item, currentHref) ? 'true' : undefined}>
                {item.label}
                <Icon name="chevron-down" size={16} />
              </summary>
              <div className="panel">
                <div className="groups" style={{ ['--columns' as string]: columns(item) }}>
                  <NavGroups item={item} currentHref={currentHref} />
                </div>
              </div>
            </details>
          ) : (
            <NavLink item={item} currentHref={currentHref} />
          )}
        </li>
      ))}
    </Row>
  );
}

const columns = ({ items = [] }: NavItem) =>
  Math.min(Math.max(items.filter((inner) => inner.items?.length).length, 2), 5);

/** A router shows the next page under the same menu. */
function closeBehindLink({ target }: MouseEvent<HTMLElement>) {
  const details = target instanceof Element && target.closest('a')?.closest('details');
  if (details) details.open = false;
}
