const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Whole rupees in Indian notation: ₹32,848; ₹1,20,000. */
export const formatRupees = (amount: number): string => rupees.format(amount);
