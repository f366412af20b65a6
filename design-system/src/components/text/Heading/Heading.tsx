import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { fontFamily, fontSize, fontWeight, lineHeight } from '../../../tokens/index.ts';

/** Level of a heading in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of {@link Heading}. */
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  children: ReactNode;
  /** Level in the outline. */
  level: HeadingLevel;
  /** Look, if it differs from the level. */
  size?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | undefined;
}

/** A heading in the display font. */
export function Heading({ level, size: look, children, ...rest }: HeadingProps) {
  return (
    <Root as={`h${level}`} data-size={look ?? (level === 6 ? 'h5' : `h${level}`)} {...rest}>
      {children}
    </Root>
  );
}

const Root = styled('h2')({
  margin: 0,
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.tight,
  fontVariantNumeric: 'lining-nums proportional-nums',
  textWrap: 'balance',
  // A script focuses it so that it is read out; it is not a control.
  '&&[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&[data-size="h1"]': { fontSize: fontSize.h1, letterSpacing: '-0.02em' },
  '&[data-size="h2"]': { fontSize: fontSize.h2, letterSpacing: '-0.014em' },
  '&[data-size="h3"]': { fontSize: fontSize.h3 },
  // The font's own word space is too narrow at small sizes.
  '&[data-size="h4"]': { fontSize: fontSize.h4, lineHeight: lineHeight.snug, wordSpacing: '0.06em' },
  '&[data-size="h5"]': { fontSize: fontSize.h5, lineHeight: lineHeight.snug, wordSpacing: '0.06em' },
});
