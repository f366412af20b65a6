import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius, space } from '../../../tokens/index.ts';

/** Props of {@link Card}; `data-*` and other attributes are passed on. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Actions or facts at the lower edge: at one height in cards of one row. */
  footer?: ReactNode;
  as?: 'div' | 'article' | 'li' | 'section' | 'aside' | undefined;
  padding?: 'none' | 'normal' | 'large' | undefined;
  /** `accent` has a marigold line at its upper edge. */
  tone?: 'plain' | 'accent' | undefined;
}

/** A surface with a thin border around what belongs together. */
export function Card({ children, footer, as = 'div', padding = 'normal', tone = 'plain', ...rest }: CardProps) {
  return (
    <Root as={as} {...rest} data-padding={padding} data-accent={tone === 'accent' || undefined}>
      {footer ? <div className="content">{children}</div> : children}
      {footer && <div className="footer">{footer}</div>}
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
  // Cut at its corners without becoming what a sticky child sticks to.
  overflow: 'clip',
  breakInside: 'avoid',
  '&[data-padding="normal"]': { padding: space(3) },
  '&[data-padding="large"]': { padding: 'clamp(20px, 4vw, 40px)' },
  '&:has(> .footer)': { display: 'flex', flexDirection: 'column', gap: space(2) },
  '& > .footer': { marginTop: 'auto', paddingTop: space(2), borderTop: `1px solid ${colour.rule}` },
  '&[data-padding="none"] > .footer': { padding: space(2) },
  '&[data-accent]': { borderTop: `3px solid ${colour.accent}` },
});
