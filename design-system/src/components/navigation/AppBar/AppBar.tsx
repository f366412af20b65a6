import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, contentWidth, mediaQuery, pageGutter, space, zIndex } from '../../../tokens/index.ts';
import { useAnchor } from '../../actions/Link/LinkProvider.tsx';
import { WideMenu } from './WideMenu.tsx';
import type { NavItem } from './nav-item.ts';
import { PhoneMenu } from './PhoneMenu.tsx';

/** Props of {@link AppBar}. */
export interface AppBarProps {
  brand: ReactNode;
  /** Read aloud after the brand's own text. */
  homeLabel?: string | undefined;
  /** Without entries there is no menu, and phones show the `drawerActions` in the bar. */
  items: NavItem[];
  /**
   * Small buttons at the end: the main action, the account. Only from 768 px on: on a phone they are at the foot of its
   * menu.
   */
  actions?: ReactNode;
  /** At the foot of the phone's menu instead of `actions`: the same buttons, large enough for a thumb. */
  drawerActions?: ReactNode;
  /** Address of the current page, to mark its entry. */
  currentHref?: string | undefined;
}

/** Head of every page. Its menus are `<details>`: they open before the page's script loads, and without it. */
export function AppBar({ brand, homeLabel, items, actions, drawerActions, currentHref }: AppBarProps) {
  const { home, label } = useTexts().appBar;
  const anchor = useAnchor('/');
  return (
    <Root data-print="no">
      <Inner className={items.length > 0 ? undefined : 'plain'}>
        <Brand as={anchor} href="/">
          {brand}
          <span className="visually-hidden">, {homeLabel ?? home}</span>
        </Brand>
        {items.length > 0 && (
          <nav aria-label={label} className="wide">
            <WideMenu items={items} currentHref={currentHref} />
          </nav>
        )}
        <div className="actions">{actions}</div>
        {items.length > 0 ? (
          <div className="narrow">
            <PhoneMenu items={items} label={label} actions={drawerActions ?? actions} currentHref={currentHref} />
          </div>
        ) : (
          drawerActions && <div className="phone">{drawerActions}</div>
        )}
      </Inner>
    </Root>
  );
}

const Root = styled('header')({
  position: 'relative',
  zIndex: zIndex.drawer,
  background: colour.page,
  color: colour.text,
  borderBottom: `1px solid ${colour.rule}`,
});

const Inner = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 68,
  maxWidth: `calc(${contentWidth.page} + 2 * ${pageGutter})`,
  marginInline: 'auto',
  paddingInline: pageGutter,
  '& .wide': { display: 'none' },
  // The two or three words of a button are never broken.
  '& .actions': { flex: 'none', marginInlineStart: 'auto', display: 'none', gap: space(1), whiteSpace: 'nowrap' },
  '& :is(.narrow, .phone)': { marginInlineStart: 'auto' },
  // Without a menu: a phone number is never broken, and has its own row if the first one is full.
  '&.plain': { flexWrap: 'wrap', rowGap: 0 },
  '& .phone': { whiteSpace: 'nowrap' },
  [mediaQuery.tablet]: {
    '& .actions': { display: 'flex' },
    '& .narrow': { marginInlineStart: 0 },
    '& .phone': { display: 'none' },
  },
  [mediaQuery.laptop]: {
    '& .wide': { display: 'block', marginInlineStart: space(1) },
    '& .narrow': { display: 'none' },
  },
});

const Brand = styled('a')({ display: 'inline-flex', paddingBlock: 8, textDecoration: 'none', minWidth: 0 });
