import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontSize, fontWeight, motion, touchTarget } from '../../../tokens/index.ts';
import { DrawerDisclosure } from '../DrawerDisclosure/DrawerDisclosure.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { NavLink } from './NavLink.tsx';
import { NavGroups } from './NavGroups.tsx';
import { containsPage, type NavItem } from './nav-item.ts';

type Props = { items: NavItem[]; label: string; actions?: ReactNode; currentHref?: string | undefined };

/** The menu of phones and tablets: a drawer with entries that expand. */
export function PhoneMenu({ items, label, actions, currentHref }: Props) {
  return (
    <DrawerDisclosure label={label} actions={actions}>
      <nav aria-label={label}>
        <List>
          {items.map((item) => (
            <li key={item.label}>
              {item.items?.length ? (
                <details open={containsPage(item, currentHref)} suppressHydrationWarning>
                  <summary>
                    {item.label}
                    <Icon name="chevron-down" size={20} />
                  </summary>
                  <NavGroups item={item} currentHref={currentHref} />
                </details>
              ) : (
                <NavLink item={item} currentHref={currentHref} />
              )}
            </li>
          ))}
        </List>
      </nav>
    </DrawerDisclosure>
  );
}

const List = styled('ul')({
  '&, & ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > li': { borderBottom: `1px solid ${colour.rule}` },
  '& > li > a, & summary': { fontFamily: fontFamily.display, fontSize: fontSize.h5, fontWeight: fontWeight.semibold },
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: touchTarget,
    boxSizing: 'border-box',
    color: colour.text,
  },
  '& > li > a, & > li > details > summary': { minHeight: 56 },
  '& summary': { justifyContent: 'space-between', listStyle: 'none', cursor: 'pointer' },
  '& summary svg': { color: colour.action, transition: `transform ${motion.quick}` },
  '& details[open] > summary svg': { transform: 'rotate(180deg)' },
  '& a[aria-current]': { color: colour.accentText, fontWeight: fontWeight.semibold },
  '& .group': { paddingBottom: 12 },
  '& .heading': { margin: '4px 0 0', color: colour.muted, fontSize: fontSize.small, fontWeight: fontWeight.semibold },
  '& .heading a': { color: 'inherit' },
  '& .group ul': { paddingInlineStart: 12, borderInlineStart: `1px solid ${colour.rule}` },
});
