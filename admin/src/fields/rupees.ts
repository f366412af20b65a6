import { formatRupees } from '@prospectus/design-system';

/**
 * Reads an amount as a person types or pastes it: `1,20,000`, `₹ 1,20,000`, `Rs. 120000`.
 * Undefined where it is no amount; a fraction is given back as it is, for the contract to refuse in words.
 */
export function readRupees(typed: string): number | undefined {
  const digits = typed
    .replace(/^\s*(₹|rs\.?|inr)/i, '')
    .replaceAll(/[\s,\u00a0]/g, '')
    .replace(/\/-$/, '');
  if (digits === '') return 0;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** The amount with ₹ and Indian grouping. */
export const showRupees = (amount: number): string => formatRupees(amount);
