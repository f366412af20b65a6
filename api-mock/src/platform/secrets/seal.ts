import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

import type { KeyPurpose } from '@prospectus/contract';

import type { Keys } from './keys.ts';

/** Encrypts a secret, bound to the id of its row. */
export function seal(keys: Keys, purpose: KeyPurpose, id: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys.current(purpose), iv).setAAD(Buffer.from(id));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts it with an accepted key; throws if no key fits, or if row id or text do not match. */
export function unseal(keys: Keys, purpose: KeyPurpose, id: string, sealed: string): string {
  const accepted = keys.accepted(purpose);
  for (const [index, key] of accepted.entries()) {
    try {
      return open(key, id, sealed);
    } catch (error) {
      if (index === accepted.length - 1) throw error;
    }
  }
  throw new Error('No key is accepted');
}

/**
 * The same secret, encrypted with the newest key: while APP_SECRET is changed, what is stored for long must not depend on
 * the previous one. A text that no key fits stays as it is.
 */
export function reseal(keys: Keys, purpose: KeyPurpose, id: string, sealed: string): string {
  try {
    return seal(keys, purpose, id, unseal(keys, purpose, id, sealed));
  } catch {
    return sealed;
  }
}

function open(key: KeyObject, id: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(id));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
