import { styled } from '@mui/material/styles';
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

const Root = styled('data')({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
