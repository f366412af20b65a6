import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, lineHeight, maxLineLength } from '../../../tokens/index.ts';

/** Props of {@link Text}. */
export interface TextProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | undefined;
  size?: 'small' | 'body' | 'lead' | undefined;
  tone?: 'text' | 'muted' | 'accent' | 'success' | 'danger' | undefined;
  /** Digits of equal width, so that amounts and times line up. */
  tabular?: boolean | undefined;
}

/** Running text, at most 75 characters a line. */
export function Text({ as = 'p', size: look = 'body', tone = 'text', tabular = false, children, ...rest }: TextProps) {
  return (
    <Root as={as} data-size={look} data-tone-text={tone} data-tabular={tabular || undefined} {...rest}>
      {children}
    </Root>
  );
}

const Root = styled('p')({
  margin: 0,
  maxWidth: maxLineLength,
  textWrap: 'pretty',
  '&[data-size="small"]': { fontSize: fontSize.detail, lineHeight: 1.5 },
  '&[data-size="lead"]': { fontSize: fontSize.lead, lineHeight: lineHeight.normal - 0.1 },
  '&[data-tone-text="muted"]': { color: colour.muted },
  '&[data-tone-text="accent"]': { color: colour.accentText },
  '&[data-tone-text="success"]': { color: colour.success },
  '&[data-tone-text="danger"]': { color: colour.danger },
  '&[data-tabular]': { fontVariantNumeric: 'tabular-nums' },
});
