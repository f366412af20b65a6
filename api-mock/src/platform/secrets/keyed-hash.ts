import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** A hash nobody can compute without the key: a four-digit code could be guessed from any other. */
export const keyedHash = (key: KeyObject, ...parts: string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** Compares two hashes in the same time, wherever they differ. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
