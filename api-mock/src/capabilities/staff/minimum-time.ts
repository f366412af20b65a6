import { setTimeout as wait } from 'node:timers/promises';

const EVEN_MS = 200;

/**
 * Answers no sooner than after a fixed time, in which the work is done with room to spare:
 * the time does not reveal whether an address has an account.
 */
export async function withMinimumTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(EVEN_MS)]);
}
