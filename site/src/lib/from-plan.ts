import type { ProgramSections } from '@prospectus/contract';
import { startingPlan } from '@prospectus/contract/fees';

type Plan = ProgramSections['fees']['feePlans'][number];

/** The plans with the one that the first screen means by “from” first. */
export function fromPlanFirst(plans: readonly Plan[]): Plan[] {
  const from = startingPlan(plans);
  return from ? [from, ...plans.filter((plan) => plan !== from)] : [...plans];
}

/** What marks it. */
export const FROM_MARK = 'Lowest fee open to all';
