import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius, space } from '../../../tokens/index.ts';

/** Props of {@link Card}; accepts `data-*` and other attributes. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  as?: 'div' | 'li' | 'section' | undefined;
  padding?: 'none' | 'normal' | 'large' | undefined;
  /** `accent` has a marigold line at its upper edge. */
  tone?: 'plain' | 'accent' | undefined;
}

/** A surface with a thin border around related content. */
export function Card({ children, as = 'div', padding = 'normal', tone = 'plain', ...rest }: CardProps) {
  return (
    <Root as={as} {...rest} data-padding={padding} data-accent={tone === 'accent' || undefined}>
      {children}
    </Root>
  );
}

const Root = styled('div')({
  boxSizing: 'border-box',
  height: '100%',
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  color: colour.text,
  '--ds-bleed': '4px',
  // Cut at its corners without becoming the scroll container of a sticky child.
  overflow: 'clip',
  breakInside: 'avoid',
  '&[data-padding="normal"]': { padding: space(3) },
  '&[data-padding="large"]': { padding: 'clamp(20px, 4vw, 40px)' },
  '&[data-accent]': { borderTop: `3px solid ${colour.accent}` },
});
