import { privacyCalls } from '@prospectus/contract/retention';
import type { fetchUtils } from 'react-admin';

import { createConsoleClient } from './console-client.ts';

/** Calls on consent, withdrawals, retention and one person, below `url`. */
export const createPrivacyCall = (url: string, http: typeof fetchUtils.fetchJson) =>
  createConsoleClient(url, http, privacyCalls);
