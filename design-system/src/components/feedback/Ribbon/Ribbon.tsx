import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, lineHeight, pageGutter, space } from '../../../tokens/index.ts';

/** Props of {@link Ribbon}. */
export interface RibbonProps {
  /** A sentence, short enough for one line on a phone. */
  children: ReactNode;
  /** Accessible name. */
  label: string;
}

/** A slim line over the whole page that says what kind of copy it is, such as a demonstration. */
export function Ribbon({ children, label }: RibbonProps) {
  return (
    <Root aria-label={label} data-print="no">
      {children}
    </Root>
  );
}

const Root = styled('aside')({
  padding: `${space(0.5)} ${pageGutter}`,
  background: colour.actionTint,
  borderBottom: `1px solid ${colour.rule}`,
  color: colour.text,
  fontSize: fontSize.small,
  lineHeight: lineHeight.normal,
  textAlign: 'center',
  textWrap: 'balance',
});
