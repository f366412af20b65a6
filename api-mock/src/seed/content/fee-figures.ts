import { rupees } from './fees.ts';
import { programOf } from './program-id.ts';
import { seedPrograms } from './programs/index.ts';
import type { FeePlan, SeedProgram } from './seed-program.ts';

/** Monthly payments without interest: the first payment, the monthly one, and their total. */
export type NoCost = { months: number; monthly: number; down: number; total: number };

/** A plan of a programme by its title; the one for Indian students unless said otherwise. */
export function planOf(program: string, title: string, international = false): FeePlan {
  const plan = programOf(program).fee_plans?.find(
    (candidate) => candidate.title === title && (candidate.isInternational ?? false) === international,
  );
  if (!plan) throw new Error(`The seed has no plan “${title}” of ${program}.`);
  return plan;
}

/** What a programme costs on a plan, as the site writes it. */
export const totalOf = (program: string, title = 'Lumpsum', international = false): string =>
  rupees(planOf(program, title, international).totalAmount ?? 0);

/** The monthly payments without interest that a programme offers to Indian students. */
export function noCostOf(program: string): NoCost {
  const [found] = noCostsOf(programOf(program));
  if (!found) throw new Error(`The seed has no payments without interest for ${program}.`);
  return found;
}

/** Those payments in words: the first payment, then the number and amount of the monthly ones. */
export function byTheMonth(program: string): string {
  const { down, monthly, months } = noCostOf(program);
  return `${rupees(down)} at admission, ${months} EMIs of ${rupees(monthly)}`;
}

/** Whether a programme can be paid by the month without interest. */
export const hasNoCost = (program: SeedProgram): boolean => noCostsOf(program).length > 0;

/** The smallest monthly payment without interest among all programmes, in whole rupees. */
export const smallestMonthly = Math.min(
  ...seedPrograms.flatMap((program) => noCostsOf(program).map(({ monthly }) => monthly)),
);

function noCostsOf({ fee_plans = [] }: SeedProgram): NoCost[] {
  return fee_plans
    .filter(({ isInternational }) => !isInternational)
    .flatMap(({ emiOptions = [] }) => emiOptions)
    .filter(({ installment: { emiInterestRate, emiProcessingFee } }) => !emiInterestRate && !emiProcessingFee)
    .map(({ installment }) => ({
      months: installment.emiDuration ?? 0,
      monthly: installment.emiMonthlyPayment ?? 0,
      down: installment.emiDownPayment ?? 0,
      total: installment.emiTotalPayment ?? 0,
    }));
}
