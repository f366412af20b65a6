import { ApiError } from '@prospectus/contract';
import { parse } from 'bowser';
import { eq } from 'drizzle-orm';

import { countSignIn, resetSignIns, resetTries } from './budgets.ts';
import { isPassword } from './passwords.ts';
import type { StaffDeps } from './person.ts';
import { type BrowserName, type OpenedSession, openSession } from './sessions.ts';
import { spendSecondFactor } from './second-factor.ts';
import { staff } from './tables.ts';

/**
 * Signs in by e-mail and password, and by a code where the person has a second factor. Every failure, also of an unknown
 * e-mail, has the same answer after the same time. Too many tries of one e-mail from one network address block that
 * address for a while.
 */
export async function signIn(
  deps: StaffDeps,
  form: { email: string; password: string; code?: string | undefined },
  { address, userAgent }: { address: string; userAgent: string | undefined },
): Promise<OpenedSession> {
  const email = form.email.toLowerCase();
  await countSignIn(deps, { email, address });
  const [row] = await deps.db.select().from(staff).where(eq(staff.email, email));
  const known = row?.active ? row : undefined;
  const isRight = await isPassword(known?.password_hash, form.password);
  if (known && isRight) await spendSecondFactor(deps, known.id, form.code);
  const opened =
    known && isRight ? await openSession(deps, known.id, known.password_hash, browserName(userAgent)) : undefined;
  if (!opened) throw new ApiError('SIGN_IN_FAILED');
  await resetSignIns(deps, { email, address });
  await resetTries(deps, opened.user.id);
  return opened;
}

/** The account of an address, for the log of sign-ins: the address itself is not logged. */
export async function idOfEmail({ db }: Pick<StaffDeps, 'db'>, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email.toLowerCase()));
  return row?.id;
}

const MAX_LENGTH = 40;

/** The names of browser and system in a `User-Agent` header; versions and models are not stored. */
function browserName(userAgent = ''): BrowserName {
  // The parser throws at an empty one.
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = parse(userAgent);
  const isKnown = os.name !== undefined;
  return {
    browser: isKnown ? (browser.name ?? '').slice(0, MAX_LENGTH) : '',
    system: (os.name ?? '').slice(0, MAX_LENGTH),
  };
}
