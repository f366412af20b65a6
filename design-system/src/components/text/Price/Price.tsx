import { styled } from '@mui/material/styles';
import { fontFamily } from '../../../tokens/index.ts';
import { formatRupees } from './format-rupees.ts';

/** Props of {@link Price}. */
export interface PriceProps {
  /** Whole rupees. */
  amount: number;
}

/** An amount of money with figures of equal width. */
export function Price({ amount }: PriceProps) {
  return <Root value={amount}>{formatRupees(amount)}</Root>;
}

// In the text font also in a heading: the display font's 3 looks like a 5.
const Root = styled('data')({
  fontFamily: fontFamily.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
