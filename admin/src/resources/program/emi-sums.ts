/** The amounts of an EMI option as the form has them; an emptied one is null. */
export type Installment = {
  emiDownPayment?: number | null;
  emiDuration?: number | null;
  emiProcessingFee?: number | null;
  emiMonthlyPayment?: number | null;
  emiTotalPayment?: number | null;
};

const whole = (amount: number | null | undefined): number => (Number.isInteger(amount) ? (amount ?? 0) : 0);

/**
 * The monthly payment that the total asks for, rounded up, and the total that the months come to; undefined where it
 * is what the form has, or the others do not say it. Whole rupees.
 */
export function emiSums(given: Installment): { monthly?: number | undefined; total?: number | undefined } {
  const months = whole(given.emiDuration);
  if (months < 1) return {};
  const [first, fee] = [whole(given.emiDownPayment), whole(given.emiProcessingFee)];
  const [monthly, total] = [whole(given.emiMonthlyPayment), whole(given.emiTotalPayment)];
  const byTotal = Math.ceil((total - first - fee) / months);
  const byMonth = first + fee + months * monthly;
  return {
    ...(total > 0 && byTotal > 0 && byTotal !== monthly && { monthly: byTotal }),
    ...(monthly > 0 && byMonth !== total && { total: byMonth }),
  };
}
