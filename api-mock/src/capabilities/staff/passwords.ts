import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '@prospectus/contract';
import limitParallel from 'p-limit';

// Each hash takes 19 MB and a core; calls beyond the queue answer 503.
const CONCURRENCY = 2;
const MAX_QUEUED = 100;
const RETRY_SECONDS = 5;
const queue = limitParallel(CONCURRENCY);

/** Argon2id, as a PHC string. Throws UNAVAILABLE where the queue is full. */
export const hashPassword = (password: string): Promise<string> => queued(() => hash(password));

/** Whether the password is correct; without an account it takes the same time and returns false. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  unusedHash ??= hash('nobody signs in with this');
  const known = passwordHash ?? (await unusedHash);
  const isRight = await queued(() => verify(known, password));
  return passwordHash !== undefined && isRight;
}

let unusedHash: Promise<string> | undefined;

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MAX_QUEUED) throw new ApiError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  return queue(work);
}
