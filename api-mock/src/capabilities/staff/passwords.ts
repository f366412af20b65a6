import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '@prospectus/contract';
import limitParallel from 'p-limit';

// Each hashing takes 19 MB and a core: this many run at once, this many wait, and further calls answer 503.
const AT_ONCE = 2;
const WAITING = 100;
const COME_AGAIN_SECONDS = 5;
const queue = limitParallel(AT_ONCE);

/** Argon2id, as a PHC string. Throws UNAVAILABLE where too many wait already. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Whether the password is correct; without an account it takes as long and answers false. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  NOBODY ??= hash('nobody signs in with this');
  const known = passwordHash ?? (await NOBODY);
  const right = await inTurn(() => verify(known, password));
  return passwordHash !== undefined && right;
}

let NOBODY: Promise<string> | undefined;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= WAITING) throw new ApiError('UNAVAILABLE', { retryAfter: COME_AGAIN_SECONDS });
  return queue(work);
}
