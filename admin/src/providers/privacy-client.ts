import { privacyCalls } from '@prospectus/contract';
import type { fetchUtils } from 'react-admin';

import { type ConsoleClient, createConsoleClient } from './console-client.ts';

/** A call on consent, withdrawals, retention or one person, below `url`. */
export type PrivacyCall = ConsoleClient<typeof privacyCalls>;

export const createPrivacyCall = (url: string, http: typeof fetchUtils.fetchJson): PrivacyCall =>
  createConsoleClient(url, http, privacyCalls);
