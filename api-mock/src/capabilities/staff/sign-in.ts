import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { browserName } from './browser-name.ts';
import { countTry, resetTries } from './budgets.ts';
import { isPassword } from './passwords.ts';
import type { StaffDeps } from './person.ts';
import { type Opened, openSession } from './sessions.ts';
import { spendSecondFactor } from './second-factor.ts';
import { staff } from './tables.ts';

/**
 * Signs in by e-mail and password, and by a code where the person has a second factor. Every failure, an unknown address included, answers the same after the same
 * time; too many tries lock the address, known or not.
 */
export async function signIn(
  deps: StaffDeps,
  form: { email: string; password: string; code?: string | undefined },
  userAgent?: string,
): Promise<Opened> {
  const email = form.email.toLowerCase();
  await countTry(deps, email);
  const [row] = await deps.db.select().from(staff).where(eq(staff.email, email));
  const known = row?.active ? row : undefined;
  const right = await isPassword(known?.password_hash, form.password);
  // The try stays counted: guessing codes locks the address as guessing passwords does.
  if (known && right) await spendSecondFactor(deps, known.id, form.code);
  const opened =
    known && right ? await openSession(deps, known.id, known.password_hash, browserName(userAgent)) : undefined;
  if (!opened) throw new ApiError('SIGN_IN_FAILED');
  await resetTries(deps, email);
  return opened;
}
