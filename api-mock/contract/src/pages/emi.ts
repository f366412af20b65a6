import { formatRupees } from '../core/rupees.ts';
import type { ProgramSections } from './program-page.ts';

type Plan = ProgramSections['fees']['feePlans'][number];
type EmiOption = Plan['emiOptions'][number];
type EmiFigures = { down: number; months: number; monthly: number };

/** What an option costs in all, from its parts; the stated total where the parts are not given. */
export function emiTotal(option: EmiOption): number {
  const { emiDownPayment, emiDuration, emiProcessingFee, emiTotalPayment } = option.installment;
  const monthly = monthlyPayment(option);
  if (!emiDuration || !monthly) return emiTotalPayment;
  return emiDownPayment + monthly * emiDuration + emiProcessingFee;
}

/** What is paid each month: as stated, else what is left of the stated total in equal parts; 0 where neither is given. */
export function monthlyPayment({ installment }: EmiOption): number {
  const { emiDownPayment, emiDuration, emiMonthlyPayment, emiProcessingFee, emiTotalPayment } = installment;
  if (emiMonthlyPayment > 0 || !emiDuration) return emiMonthlyPayment;
  return Math.max(0, Math.ceil((emiTotalPayment - emiDownPayment - emiProcessingFee) / emiDuration));
}

/** An option in one sentence: what is paid when, and what it comes to. */
export function emiSentence(option: EmiOption): string {
  const { emiDownPayment, emiDuration } = option.installment;
  const perMonth = monthlyPayment(option);
  const first = emiDownPayment > 0 ? `${formatRupees(emiDownPayment)} at admission, then ` : '';
  const monthly =
    emiDuration && perMonth
      ? `${formatRupees(perMonth)} a month for ${emiDuration} ${emiDuration === 1 ? 'month' : 'months'}`
      : '';
  return `${first}${monthly}${first || monthly ? ': ' : ''}${emiCost(option)}.`;
}

/** What an option comes to, and what is charged for it: '₹1,28,000 in total, with no interest'. */
export function emiCost(option: EmiOption): string {
  const { emiProcessingFee, emiInterestRate } = option.installment;
  const charges = [
    emiInterestRate > 0 ? `interest of ${emiInterestRate}% a year` : 'no interest',
    ...(emiProcessingFee > 0 ? [`a processing fee of ${formatRupees(emiProcessingFee)}`] : []),
  ].join(' and ');
  return `${formatRupees(emiTotal(option))} in total, with ${charges}`;
}

/** '₹15,000 + 12 × ₹10,000': what is paid at admission, then how often how much; a line breaks after the plus alone. */
export const formatEmi = ({ down, months, monthly }: EmiFigures): string =>
  `${down > 0 ? `${formatRupees(down)} + ` : ''}${months}\u00a0×\u00a0${formatRupees(monthly)}`;

/** An option in figures; without a number of months where that is not stated. */
export function formatEmiOption(option: EmiOption): string {
  const { emiDownPayment: down, emiDuration: months } = option.installment;
  const monthly = monthlyPayment(option);
  return months ? formatEmi({ down, months, monthly }) : `${formatRupees(monthly)} a month`;
}

/** The option with the least charges among the plans for students in India; of several, the least month. */
export function cheapestEmi(plans: readonly Plan[]): EmiOption | undefined {
  const charges = ({ installment }: EmiOption) => installment.emiInterestRate + installment.emiProcessingFee;
  return optionsForAll(plans)
    .filter((option) => monthlyPayment(option) > 0)
    .toSorted((one, other) => charges(one) - charges(other) || monthlyPayment(one) - monthlyPayment(other))[0];
}

/** The option with the least month, whatever it costs; of several, the one with the least total. */
export function lowestMonthlyEmi(plans: readonly Plan[]): EmiOption | undefined {
  return optionsForAll(plans)
    .filter((option) => monthlyPayment(option) > 0)
    .toSorted((one, other) => monthlyPayment(one) - monthlyPayment(other) || emiTotal(one) - emiTotal(other))[0];
}

/** The lightest option in figures where it has no charges: what is paid at admission, then how often how much. */
export function noCostEmi(plans: readonly Plan[]): EmiFigures | undefined {
  const option = cheapestEmi(plans);
  if (!option) return undefined;
  const { emiDownPayment, emiDuration, emiInterestRate, emiProcessingFee } = option.installment;
  if (emiInterestRate > 0 || emiProcessingFee > 0 || !emiDuration) return undefined;
  return { down: emiDownPayment, months: emiDuration, monthly: monthlyPayment(option) };
}

/** The least monthly payment without interest and processing fee among the plans for students in India. */
export function lowestNoCostEmi(plans: readonly Plan[]): number | undefined {
  const monthly = optionsForAll(plans)
    .map(({ installment }) => installment)
    .filter(
      ({ emiInterestRate, emiProcessingFee, emiMonthlyPayment }) =>
        emiInterestRate === 0 && emiProcessingFee === 0 && emiMonthlyPayment > 0,
    )
    .map(({ emiMonthlyPayment }) => emiMonthlyPayment);
  return monthly.length > 0 ? Math.min(...monthly) : undefined;
}

/** Options that every student in India may choose: plans for some applicants only are left out, as they are of the least fee. */
const optionsForAll = (plans: readonly Plan[]): EmiOption[] =>
  plans
    .filter(({ isInternational, isRestricted }) => !isInternational && !isRestricted)
    .flatMap(({ emiOptions }) => emiOptions);
