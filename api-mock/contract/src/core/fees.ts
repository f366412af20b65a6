type Plan = { isInternational: boolean; isRestricted: boolean; totalAmount: number };

/** Plans with a total that every applicant of an audience can choose. */
const openPlans = <P extends Plan>(plans: readonly P[], international: boolean): P[] =>
  plans.filter(
    ({ isInternational, isRestricted, totalAmount }) =>
      isInternational === international && !isRestricted && totalAmount > 0,
  );

/** The plan with the lowest total that every applicant of an audience can choose. */
export const cheapestPlan = <P extends Plan>(plans: readonly P[], international = false): P | undefined =>
  openPlans(plans, international).reduce<P | undefined>(
    (cheapest, plan) => (cheapest && cheapest.totalAmount <= plan.totalAmount ? cheapest : plan),
    undefined,
  );

/** The cheapest plan for Indian applicants if there are dearer ones, so that pages say “from”. */
export function startingPlan<P extends Plan>(plans: readonly P[]): P | undefined {
  const cheapest = cheapestPlan(plans);
  const isDearer = ({ totalAmount }: P) => cheapest !== undefined && totalAmount > cheapest.totalAmount;
  return openPlans(plans, false).some(isDearer) ? cheapest : undefined;
}
