import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** A keyed hash: a four-digit code could be guessed from a plain one. */
export const keyedHash = (key: KeyObject, ...parts: string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
