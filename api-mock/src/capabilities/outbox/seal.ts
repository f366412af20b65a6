import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

import type { Keys } from '../../platform/secrets/keys.ts';

/** Encrypts what waits in the outbox and must not be read there. The row's id is bound to it. */
export function seal(keys: Keys, id: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys.current('outbox'), iv).setAAD(Buffer.from(id));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The text again; throws where no accepted key, the row or the text are the ones it was sealed with. */
export function unseal(keys: Keys, id: string, sealed: string): string {
  const accepted = keys.accepted('outbox');
  for (const [index, key] of accepted.entries()) {
    try {
      return open(key, id, sealed);
    } catch (error) {
      if (index === accepted.length - 1) throw error;
    }
  }
  throw new Error('No key is accepted');
}

function open(key: KeyObject, id: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(id));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
