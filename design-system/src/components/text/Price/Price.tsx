import { styled } from '@mui/material/styles';
import { fontFamily } from '../../../tokens/index.ts';
import { formatRupees } from './format-rupees.ts';

/** Props of {@link Price}. */
export interface PriceProps {
  /** Whole rupees. */
  amount: number;
}

/** An amount of money, its figures all of one width. */
export function Price({ amount }: PriceProps) {
  return <Root value={amount}>{formatRupees(amount)}</Root>;
}

// In the text face also in a heading: the display face's 3 is read as a 5.
const Root = styled('data')({
  fontFamily: fontFamily.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
