import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius, space } from '../../../tokens/index.ts';

/** Props of {@link Card}; `data-*` and other attributes are passed on. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  as?: 'div' | 'article' | 'li' | 'section' | 'aside' | undefined;
  padding?: 'none' | 'normal' | 'large' | undefined;
  /** `accent` carries a marigold head line. */
  tone?: 'plain' | 'accent' | undefined;
}

/** A sheet with a hairline border; what belongs together. */
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
  overflow: 'hidden',
  breakInside: 'avoid',
  '&[data-padding="normal"]': { padding: space(3) },
  '&[data-padding="large"]': { padding: 'clamp(20px, 4vw, 40px)' },
  '&[data-accent]': { borderTop: `3px solid ${colour.accent}` },
});
