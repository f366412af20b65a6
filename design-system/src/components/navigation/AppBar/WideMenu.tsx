import { type MouseEvent, useId, useRef } from 'react';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Entry } from './NavLink.tsx';
import { Groups } from './NavGroups.tsx';
import { Row } from './wide-menu-parts.ts';
import { holds, type NavItem } from './nav-item.ts';
import { moveByArrows, useDismissal } from './use-menu-keys.ts';

/** The menu of wide screens: one row; an entry with further ones opens them below, groups across the whole page. */
export function Menu({ items, currentHref }: { items: NavItem[]; currentHref?: string | undefined }) {
  const name = useId();
  const row = useRef<HTMLUListElement>(null);
  useDismissal(row);
  return (
    <Row ref={row} onKeyDown={moveByArrows} onClick={closeBehindLink}>
      {items.map((item) => (
        <li key={item.label} data-wide={item.items?.some((inner) => inner.items?.length) || undefined}>
          {item.items?.length ? (
            <details name={name} suppressHydrationWarning>
              <summary aria-current={holds(item, currentHref) ? 'true' : undefined}>
                {item.label}
                <Icon name="chevron-down" size={16} />
              </summary>
              <div className="panel">
                <div className="groups" style={{ ['--columns' as string]: columns(item) }}>
                  <Groups item={item} currentHref={currentHref} />
                </div>
              </div>
            </details>
          ) : (
            <Entry item={item} currentHref={currentHref} />
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
