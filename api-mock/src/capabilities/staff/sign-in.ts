import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { browserName } from './browser-name.ts';
import { countSignIn, resetSignIns, resetTries } from './budgets.ts';
import { isPassword } from './passwords.ts';
import type { StaffDeps } from './person.ts';
import { type Opened, openSession } from './sessions.ts';
import { spendSecondFactor } from './second-factor.ts';
import { staff } from './tables.ts';

/**
 * Signs in by e-mail and password, and by a code where the person has a second factor. Every failure, an unknown e-mail
 * included, answers the same after the same time; after too many tries of an account from one network address, that
 * address has to wait, whether the account is known or not.
 */
export async function signIn(
  deps: StaffDeps,
  form: { email: string; password: string; code?: string | undefined },
  { address, userAgent }: { address: string; userAgent: string | undefined },
): Promise<Opened> {
  const email = form.email.toLowerCase();
  await countSignIn(deps, { email, address });
  const [row] = await deps.db.select().from(staff).where(eq(staff.email, email));
  const known = row?.active ? row : undefined;
  const right = await isPassword(known?.password_hash, form.password);
  if (known && right) await spendSecondFactor(deps, known.id, form.code);
  const opened =
    known && right ? await openSession(deps, known.id, known.password_hash, browserName(userAgent)) : undefined;
  if (!opened) throw new ApiError('SIGN_IN_FAILED');
  await resetSignIns(deps, { email, address });
  await resetTries(deps, opened.user.id);
  return opened;
}
