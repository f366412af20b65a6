import type { ProgramSections } from '@prospectus/contract';

type Plan = ProgramSections['fees']['feePlans'][number];

/** The plan whose total the first screen names: the least that anybody in India pays in all; the first of several. */
export const leastPlan = (plans: readonly Plan[]): Plan | undefined =>
  plans
    .filter((plan) => !plan.isInternational && !plan.isRestricted && plan.totalAmount > 0)
    .reduce<Plan | undefined>(
      (least, plan) => (least && least.totalAmount <= plan.totalAmount ? least : plan),
      undefined,
    );

/** That plan where the first screen says “from”, since others come to more. */
export function fromPlan(plans: readonly Plan[]): Plan | undefined {
  const least = leastPlan(plans);
  const others = plans.some(
    ({ isInternational, isRestricted, totalAmount }) =>
      !isInternational && !isRestricted && totalAmount > (least?.totalAmount ?? Infinity),
  );
  return others ? least : undefined;
}

/** The plans with that one first. */
export function fromPlanFirst(plans: readonly Plan[]): Plan[] {
  const from = fromPlan(plans);
  return from ? [from, ...plans.filter((plan) => plan !== from)] : [...plans];
}

/** What marks it. */
export const FROM_MARK = 'The lowest fee open to all';
