import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

import type { KeyPurpose } from '@prospectus/contract/constants';

const KEY_BYTES = 32;

/** The keys a lead session may be signed with, derived from the secrets as the API does; the newest first. */
export const leadSessionKeys = (secrets: readonly string[]): KeyObject[] => derived(secrets, 'lead-session');

/** The keys of the site's reports, the newest first. */
export const siteReportKeys = (secrets: readonly string[]): KeyObject[] => derived(secrets, 'site-report');

const derived = (secrets: readonly string[], purpose: KeyPurpose): KeyObject[] =>
  secrets.map((secret) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))));
