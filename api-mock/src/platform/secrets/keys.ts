import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

import { KEY_PURPOSES, type KeyPurpose } from '@prospectus/contract';

/** Keys derived from APP_SECRET, one for each purpose; none reveals another. */
export type Keys = {
  /** The key that signs, encrypts and hashes new values. */
  current(purpose: KeyPurpose): KeyObject;
  /** The keys that are accepted: the current one, then that of APP_SECRET_PREVIOUS. */
  accepted(purpose: KeyPurpose): readonly KeyObject[];
};

/** Derives the keys from the secrets, the newest first. */
export function deriveKeys([secret, ...previous]: readonly [string, ...string[]]): Keys {
  const derived = new Map<KeyPurpose, readonly [KeyObject, ...KeyObject[]]>(
    KEY_PURPOSES.map((purpose) => [
      purpose,
      [derive(secret, purpose), ...previous.map((older) => derive(older, purpose))],
    ]),
  );
  const of = (purpose: KeyPurpose) => {
    const keys = derived.get(purpose);
    if (!keys) throw new Error(`There is no key for ${purpose}`);
    return keys;
  };
  return { current: (purpose) => of(purpose)[0], accepted: of };
}

const KEY_BYTES = 32;

const derive = (secret: string, purpose: KeyPurpose): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
