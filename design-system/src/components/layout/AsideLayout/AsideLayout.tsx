import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { mediaQuery, space } from '../../../tokens/index.ts';

/** Props of {@link AsideLayout}. */
export interface AsideLayoutProps {
  children: ReactNode;
  /** Next to the content on wide screens; without it the content has the whole width. */
  aside?: ReactNode;
  /** A small aside, such as a portrait: next to the content on tablets too. */
  small?: boolean | undefined;
  /** Hides the aside on narrow screens, where it otherwise follows the content, and on mobile devices. */
  desktopOnly?: boolean | undefined;
}

/** Long content with an aside next to it; the last part of the aside stays visible while the content scrolls. */
export function AsideLayout({ children, aside, small, desktopOnly }: AsideLayoutProps) {
  if (!aside) return <div>{children}</div>;
  return (
    <Root data-desk-only={desktopOnly || undefined} data-small={small || undefined}>
      <div className="main">{children}</div>
      <div className="aside" data-print="no">
        {aside}
      </div>
    </Root>
  );
}

// A page on a phone, whatever its width, has `data-mobile` on its root element.
const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  '&[data-desk-only] > .aside': { display: 'none' },
  // A card is as high as its content.
  '& > .aside > *': { height: 'auto' },
  '& > .aside > * + *': { marginTop: space(4) },
  [mediaQuery.tablet]: { '&[data-small]': { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
  [mediaQuery.desktop]: {
    '&, &[data-small]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)' },
    gap: space(7),
    '&[data-desk-only] > .aside': { display: 'block' },
  },
  'html[data-mobile] &[data-desk-only]': { display: 'block', '& > .aside': { display: 'none' } },
  // A card higher than the window would hide its own end.
  '@media (min-width: 1024px) and (min-height: 760px)': {
    '& > .aside > :last-child': { position: 'sticky', top: space(3) },
  },
});
