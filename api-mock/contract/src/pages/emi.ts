import { formatRupees } from '../core/rupees.ts';
import type { ProgramSections } from './program-page.ts';

type Plan = ProgramSections['fees']['feePlans'][number];
type EmiOption = Plan['emiOptions'][number];
type EmiFigures = { down: number; months: number; monthly: number };

/** The total of an option, from its parts; if they are missing, the stored total. */
export function emiTotal(option: EmiOption): number {
  const { emiDownPayment, emiDuration, emiProcessingFee, emiTotalPayment } = option.installment;
  const monthly = monthlyPayment(option);
  if (!emiDuration || !monthly) return emiTotalPayment;
  return emiDownPayment + monthly * emiDuration + emiProcessingFee;
}

/** The monthly payment: as stored, else an equal part of the stored total; 0 if both are missing. */
export function monthlyPayment({ installment }: EmiOption): number {
  const { emiDownPayment, emiDuration, emiMonthlyPayment, emiProcessingFee, emiTotalPayment } = installment;
  if (emiMonthlyPayment > 0 || !emiDuration) return emiMonthlyPayment;
  return Math.max(0, Math.ceil((emiTotalPayment - emiDownPayment - emiProcessingFee) / emiDuration));
}

/** An option in one sentence: payments and total. */
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

/** '₹1,28,000 in total, with no interest'. */
export function emiCost(option: EmiOption): string {
  const { emiProcessingFee, emiInterestRate } = option.installment;
  const charges = [
    emiInterestRate > 0 ? `interest of ${emiInterestRate}% a year` : 'no interest',
    ...(emiProcessingFee > 0 ? [`a processing fee of ${formatRupees(emiProcessingFee)}`] : []),
  ].join(' and ');
  return `${formatRupees(emiTotal(option))} in total, with ${charges}`;
}

/** '₹15,000 + 12 × ₹10,000': down payment and monthly payments; a line breaks only after the plus. */
export const formatEmi = ({ down, months, monthly }: EmiFigures): string =>
  `${down > 0 ? `${formatRupees(down)} + ` : ''}${months}\u00a0×\u00a0${formatRupees(monthly)}`;

/** The same of an option, which may have no number of months. */
export function formatEmiOption(option: EmiOption): string {
  const { emiDownPayment: down, emiDuration: months } = option.installment;
  const monthly = monthlyPayment(option);
  return months ? formatEmi({ down, months, monthly }) : `${formatRupees(monthly)} a month`;
}

/** The option for students in India with the lowest charges, then the lowest monthly payment. */
export function cheapestEmi(plans: readonly Plan[]): EmiOption | undefined {
  const charges = ({ installment }: EmiOption) => installment.emiInterestRate + installment.emiProcessingFee;
  return optionsForAll(plans)
    .filter((option) => monthlyPayment(option) > 0)
    .toSorted((a, b) => charges(a) - charges(b) || monthlyPayment(a) - monthlyPayment(b))[0];
}

/** The option with the lowest monthly payment, then the lowest total. */
export function lowestMonthlyEmi(plans: readonly Plan[]): EmiOption | undefined {
  return optionsForAll(plans)
    .filter((option) => monthlyPayment(option) > 0)
    .toSorted((a, b) => monthlyPayment(a) - monthlyPayment(b) || emiTotal(a) - emiTotal(b))[0];
}

/** The figures of the cheapest option, if it has no charges. */
export function noCostEmi(plans: readonly Plan[]): EmiFigures | undefined {
  const option = cheapestEmi(plans);
  if (!option) return undefined;
  const { emiDownPayment, emiDuration, emiInterestRate, emiProcessingFee } = option.installment;
  if (emiInterestRate > 0 || emiProcessingFee > 0 || !emiDuration) return undefined;
  return { down: emiDownPayment, months: emiDuration, monthly: monthlyPayment(option) };
}

/** The lowest monthly payment without charges for students in India. */
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

/** Options that every student in India can choose. */
const optionsForAll = (plans: readonly Plan[]): EmiOption[] =>
  plans
    .filter(({ isInternational, isRestricted }) => !isInternational && !isRestricted)
    .flatMap(({ emiOptions }) => emiOptions);
