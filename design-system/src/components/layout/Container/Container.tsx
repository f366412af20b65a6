import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { gutter, width } from '../../../tokens/index.ts';

/** Props of {@link Container}. */
export interface ContainerProps {
  children: ReactNode;
  size?: keyof typeof width | undefined;
}

/** Centres content and keeps the page's gutter. */
export function Container({ children, size = 'page' }: ContainerProps) {
  return <Root data-size={size}>{children}</Root>;
}

const Root = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  marginInline: 'auto',
  paddingInline: gutter,
  maxWidth: `calc(${width.page} + 2 * ${gutter})`,
  '&[data-size="text"]': { maxWidth: `calc(${width.text} + 2 * ${gutter})` },
  '&[data-size="wide"]': { maxWidth: `calc(${width.wide} + 2 * ${gutter})` },
});
