import type { ProgramSections } from '@prospectus/contract';
import { formatRupees } from '@prospectus/design-system';

type Plan = ProgramSections['fees']['feePlans'][number];
type EmiOption = Plan['emiOptions'][number];

/** What an option costs in all, from its parts; the stated total where the parts are not given. */
export function emiTotal({ installment }: EmiOption): number {
  const { emiDownPayment, emiDuration, emiMonthlyPayment, emiProcessingFee, emiTotalPayment } = installment;
  if (!emiDuration || !emiMonthlyPayment) return emiTotalPayment;
  return emiDownPayment + emiMonthlyPayment * emiDuration + emiProcessingFee;
}

/** An option in one sentence: what is paid when, and what it comes to. */
export function emiSentence(option: EmiOption): string {
  const { emiDownPayment, emiDuration, emiMonthlyPayment, emiProcessingFee, emiInterestRate } = option.installment;
  const first = emiDownPayment > 0 ? `${formatRupees(emiDownPayment)} at admission, then ` : '';
  const monthly =
    emiDuration && emiMonthlyPayment
      ? `${formatRupees(emiMonthlyPayment)} a month for ${emiDuration} ${emiDuration === 1 ? 'month' : 'months'}`
      : '';
  const charges = [
    emiInterestRate > 0 ? `interest of ${emiInterestRate}% a year` : 'no interest',
    ...(emiProcessingFee > 0 ? [`a processing fee of ${formatRupees(emiProcessingFee)}`] : []),
  ].join(' and ');
  return `${first}${monthly}${first || monthly ? ': ' : ''}${formatRupees(emiTotal(option))} in all, with ${charges}.`;
}

/** The least monthly payment without interest and processing fee among the plans for students in India. */
export function lowestNoCostEmi(plans: readonly Plan[]): number | undefined {
  const monthly = plans
    .filter(({ isInternational }) => !isInternational)
    .flatMap(({ emiOptions }) => emiOptions)
    .map(({ installment }) => installment)
    .filter(
      ({ emiInterestRate, emiProcessingFee, emiMonthlyPayment }) =>
        emiInterestRate === 0 && emiProcessingFee === 0 && emiMonthlyPayment > 0,
    )
    .map(({ emiMonthlyPayment }) => emiMonthlyPayment);
  return monthly.length > 0 ? Math.min(...monthly) : undefined;
}
