import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

import type { KeyPurpose } from '@prospectus/contract/constants';

const PURPOSE: KeyPurpose = 'lead-session';
const KEY_BYTES = 32;

/** The keys a lead session may be signed with, derived from the secrets as the API does; the newest first. */
export const leadSessionKeys = (secrets: readonly string[]): KeyObject[] =>
  secrets.map((secret) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES))));
