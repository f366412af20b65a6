/**
 * Reads an amount as a person types or pastes it: `1,20,000`, `₹ 1,20,000`, `Rs. 120000`. Null where nothing is typed,
 * NaN where it is no amount; a fraction is returned as it is, for the contract to refuse with its message.
 */
export function parseRupees(typed: string): number | null {
  const digits = typed
    .replace(/^\s*(₹|rs\.?|inr)/i, '')
    .replaceAll(/[\s,\u00a0]/g, '')
    .replace(/\/-$/, '');
  if (digits === '') return null;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
