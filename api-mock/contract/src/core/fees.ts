/** What the least fee of a programme depends on. */
type Plan = { isInternational: boolean; isRestricted: boolean; totalAmount: number };

/** Plans of an audience that every applicant may choose and that name a sum. */
const openTo = <P extends Plan>(plans: readonly P[], international: boolean): P[] =>
  plans.filter(
    ({ isInternational, isRestricted, totalAmount }) =>
      isInternational === international && !isRestricted && totalAmount > 0,
  );

/** The plan whose total is the least that every applicant of an audience can pay in all; the first of several. */
export const cheapestPlan = <P extends Plan>(plans: readonly P[], international = false): P | undefined =>
  openTo(plans, international).reduce<P | undefined>(
    (least, plan) => (least && least.totalAmount <= plan.totalAmount ? least : plan),
    undefined,
  );

/** That plan for Indian applicants where other plans come to more, so that pages say “from”. */
export function startingPlan<P extends Plan>(plans: readonly P[]): P | undefined {
  const least = cheapestPlan(plans);
  return least && openTo(plans, false).some(({ totalAmount }) => totalAmount > least.totalAmount) ? least : undefined;
}
