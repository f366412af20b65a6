import { ApiError } from '@prospectus/contract';

import { type Budget, resetBudget, spend, subnetOf } from '../../platform/limits/limit.ts';

type LimitDeps = Parameters<typeof spend>[0];

const HOUR = 3_600;
const QUARTER = 900;

/** Budgets of a network address; LIMIT_SCALE multiplies them. */
export const PER_ADDRESS = {
  signIns: { scope: 'sign-in-address', points: 50, seconds: QUARTER },
  signUps: { scope: 'sign-up-address', points: 10, seconds: HOUR },
  renewals: { scope: 'renew-address', points: 300, seconds: QUARTER },
  mails: { scope: 'staff-mail-address', points: 10, seconds: HOUR },
  links: { scope: 'staff-link-address', points: 30, seconds: HOUR },
} as const satisfies Record<string, Budget>;

/** Sign-ups from all addresses: each sends an e-mail to an address that anyone may type. LIMIT_SCALE multiplies it. */
export const ALL_SIGN_UPS: Budget = { scope: 'sign-up-day', points: 200, seconds: 86_400 };

// LIMIT_SCALE does not multiply the budgets of an account.
const SIGN_INS: Budget = { scope: 'sign-in-account', points: 10, seconds: QUARTER };
const PROOFS: Budget = { scope: 'staff-account', points: 10, seconds: QUARTER };

/** An account and the network address of a sign-in: a stranger who guesses its password blocks only their own address. */
export type SignInFrom = { email: string; address: string };
const subjectOf = ({ email, address }: SignInFrom): string => `${subnetOf(address)} ${email.toLowerCase()}`;

/** Counts a sign-in before its password is checked, so that concurrent ones count, too. */
export const countSignIn = (deps: LimitDeps, from: SignInFrom): Promise<void> => spend(deps, SIGN_INS, subjectOf(from));

/** Called after a correct or a new password. */
export const resetSignIns = (deps: LimitDeps, from: SignInFrom): Promise<void> =>
  resetBudget(deps, SIGN_INS, subjectOf(from));

/** Counts a try of a person with a session, a link or the password, from all addresses together. */
export const countTry = (deps: LimitDeps, staffId: string): Promise<void> => spend(deps, PROOFS, staffId);

/** Called after a success or a new password. */
export const resetTries = (deps: LimitDeps, staffId: string): Promise<void> => resetBudget(deps, PROOFS, staffId);

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
