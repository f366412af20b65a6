import styled from '@emotion/styled';
import { colour, mediaQuery, space } from '@prospectus/design-system';

export const Frame = styled('div')({
  '--console-gutter': '16px',
  // The height of the bar at the top of a phone.
  '--sticky-top': '56px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '100dvh',
  background: colour.page,
  color: colour.text,
  [mediaQuery.desktop]: {
    '--console-gutter': '32px',
    '--sticky-top': '0px',
    gridTemplateColumns: '264px minmax(0, 1fr)',
    alignContent: 'stretch',
  },
});

export const Sidebar = styled('aside')({
  position: 'sticky',
  top: 0,
  boxSizing: 'border-box',
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  padding: `${space(3)} ${space(2)} ${space(2)}`,
  background: colour.page,
  color: colour.text,
});

/** The part of the sidebar that scrolls where the window is low, so that the account below it is always in sight. */
export const SidebarMenu = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  marginInline: `calc(-1 * ${space(2)})`,
  paddingInline: space(2),
  overflowY: 'auto',
});

export const TopBar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '6px 16px',
  background: colour.page,
  color: colour.text,
});

export const Main = styled('main')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1280,
  minWidth: 0,
  marginInline: 'auto',
  padding: `${space(3)} var(--console-gutter)`,
  // No space below a form: its bar is at the bottom of the window.
  '&:has([data-sticky-bar])': { paddingBlockEnd: 0 },
  '&:focus': { outline: 'none' },
});

/** Notices above every screen; on a desktop they stay in sight while the page scrolls. */
export const Notices = styled('div')({
  '&:has(p)': { marginBlockEnd: space(2) },
  [mediaQuery.desktop]: { position: 'sticky', top: space(1), zIndex: 15 },
});

export const Offer = styled('div')({ marginBlockEnd: space(3) });

export const Menu = styled('ul')({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 12px 4px',
    borderRadius: 6,
    color: colour.muted,
    fontSize: '0.8125rem',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::after': {
    content: '""',
    marginInlineStart: 'auto',
    width: 7,
    height: 7,
    marginInlineEnd: 4,
    borderInlineEnd: '1.5px solid',
    borderBlockEnd: '1.5px solid',
    transform: 'rotate(45deg)',
  },
  '& a[data-waiting]::after, & details:not([open]) > summary[data-waiting]::before': {
    content: 'attr(data-waiting)',
    marginInlineStart: 'auto',
    padding: '0 7px',
    borderRadius: 10,
    background: colour.accent,
    color: colour.onAccent,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& summary[data-waiting]::before': { order: 1 },
  '& details:not([open]) > summary[data-waiting]::after': { order: 2, marginInlineStart: 0 },
  '& details[open] > summary::after': { transform: 'rotate(-135deg)', marginTop: 5 },
  '& summary:hover': { color: colour.text },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    padding: '6px 12px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: colour.muted,
    font: 'inherit',
    fontSize: '0.9375rem',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  // On a desktop, rows are lower, so that the whole menu fits in a window 900 px high.
  [mediaQuery.desktop]: { gap: 0, '& ul': { gap: 0 }, '& a, & button': { minHeight: 33, paddingBlock: 4 } },
  '& a:hover, & button:hover': { color: colour.text, background: colour.tint },
  '& a[aria-current="page"]': {
    color: colour.text,
    background: colour.tint,
    fontWeight: 600,
    boxShadow: `inset 3px 0 0 ${colour.accent}`,
  },
  '& kbd': { marginInlineStart: 'auto', font: 'inherit', fontSize: '0.8125rem', color: colour.muted },
});
