import { ApiError } from '@prospectus/contract';

import { type Budget, resetBudget, spend } from '../../platform/limits/limit.ts';

type LimitDeps = Parameters<typeof spend>[0];

const HOUR = 3_600;
const QUARTER = 900;

/** Budgets of an address on the network; LIMIT_SCALE multiplies them. */
export const PER_ADDRESS = {
  signIns: { scope: 'sign-in-address', points: 50, seconds: QUARTER },
  signUps: { scope: 'sign-up-address', points: 10, seconds: HOUR },
  renewals: { scope: 'renew-address', points: 300, seconds: QUARTER },
  mails: { scope: 'staff-mail-address', points: 10, seconds: HOUR },
  links: { scope: 'staff-link-address', points: 30, seconds: HOUR },
} as const satisfies Record<string, Budget>;

// Nothing multiplies the rule of an account.
const PASSWORDS: Budget = { scope: 'sign-in-account', points: 10, seconds: QUARTER };

/** Counts one try of an account's password before it is checked, so that concurrent tries count too. */
export const countTry = (deps: LimitDeps, email: string): Promise<void> => spend(deps, PASSWORDS, email);

/** After a right password, or a new one. */
export const resetTries = (deps: LimitDeps, email: string): Promise<void> => resetBudget(deps, PASSWORDS, email);

/** Spends a point of a budget; false where none is left. */
export async function hasLeft(deps: LimitDeps, budget: Budget, subject: string): Promise<boolean> {
  try {
    await spend(deps, budget, subject);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}
