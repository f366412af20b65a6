/** A whole number of rupees as people in India write it: ₹32,848; ₹1,20,000. */
export const formatRupees = (amount: number): string => rupees.format(amount);

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** An amount that is due several times: 12 × ₹9,000. */
export const formatTimes = (amount: number, times = 1): string =>
  times > 1 ? `${times} × ${formatRupees(amount)}` : formatRupees(amount);
