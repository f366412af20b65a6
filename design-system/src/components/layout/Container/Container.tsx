import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { contentWidth, mediaQuery, pageGutter } from '../../../tokens/index.ts';

/** Props of {@link Container}. */
export interface ContainerProps {
  children: ReactNode;
  size?: 'text' | 'page' | undefined;
}

/** Centres content and keeps the page's gutter. */
export function Container({ children, size = 'page' }: ContainerProps) {
  return <Root data-size={size}>{children}</Root>;
}

const Root = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  marginInline: 'auto',
  paddingInline: pageGutter,
  // How far rows of cards extend beyond it on narrow screens: to the edges of the screen.
  '--ds-bleed': pageGutter,
  [mediaQuery.tablet]: { '--ds-bleed': '4px' },
  '@media print': { paddingInline: 0 },
  maxWidth: `calc(${contentWidth.page} + 2 * ${pageGutter})`,
  '&[data-size="text"]': { maxWidth: `calc(${contentWidth.text} + 2 * ${pageGutter})` },
});
