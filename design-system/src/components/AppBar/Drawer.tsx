import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { colour, family, gutter, radius, size, space, target, z } from '../../tokens/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Entry } from './Menu.tsx';
import type { NavItem } from './NavItem.ts';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  items: NavItem[];
  label: string;
  actions?: ReactNode;
  currentHref?: string | undefined;
}

/** The menu of phones and tablets: a sheet under the bar, opened by a `<details>`. */
export function Drawer({ items, label, actions, currentHref }: DrawerProps) {
  const sheet = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !sheet.current?.open) return;
      sheet.current.open = false;
      sheet.current.querySelector('summary')?.focus();
    };
    // The sheet covers the page, so focus that leaves it must not wander behind it.
    const leave = (event: FocusEvent) => {
      if (sheet.current?.open && event.target instanceof Node && !sheet.current.contains(event.target))
        sheet.current.open = false;
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, button') && sheet.current)
      sheet.current.open = false;
  };
  return (
    <Root ref={sheet} data-locks-scroll>
      <summary aria-label={label}>
        <span className="opens">
          <Icon name="menu" />
        </span>
        <span className="closes">
          <Icon name="close" />
        </span>
      </summary>
      <nav aria-label={label} onClick={follow}>
        <ul>
          {items.map((item) => (
            <li key={item.label}>
              {item.items?.length ? (
                <>
                  <p>{item.label}</p>
                  <ul>
                    {item.items.map((inner) => (
                      <li key={inner.label}>
                        <Entry item={inner} currentHref={currentHref} />
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <Entry item={item} currentHref={currentHref} />
              )}
            </li>
          ))}
        </ul>
        {actions && <div className="actions">{actions}</div>}
      </nav>
    </Root>
  );
}

const Root = styled('details')({
  '& summary': {
    display: 'grid',
    placeItems: 'center',
    width: target,
    height: target,
    borderRadius: radius.medium,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary:hover': { background: colour.tint },
  '& .closes, &[open] .opens': { display: 'none' },
  '&[open] .closes': { display: 'block' },
  '& nav': {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    zIndex: z.drawer,
    boxSizing: 'border-box',
    height: 'calc(100dvh - 69px)',
    padding: `${space(2)} ${gutter} ${space(4)}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: colour.page,
    borderTop: `1px solid ${colour.rule}`,
  },
  '& nav ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& nav > ul > li': { borderBottom: `1px solid ${colour.rule}` },
  '& nav > ul > li > a, & nav p': { margin: 0, paddingBlock: 12, fontFamily: family.display, fontSize: size.h4 },
  '& nav ul ul': { paddingBottom: 12 },
  '& nav a': { display: 'flex', alignItems: 'center', gap: 6, minHeight: target, color: colour.text },
  '& nav a[aria-current]': { color: colour.accentText },
  '& .actions': { display: 'grid', gap: 12, marginTop: space(3) },
});
