import { ruleCalls } from '@prospectus/contract/rules';
import type { fetchUtils } from 'react-admin';

import { createConsoleClient } from './console-client.ts';

/** Calls on the rules for leads, below `url`. */
export const createRulesCall = (url: string, http: typeof fetchUtils.fetchJson) =>
  createConsoleClient(url, http, ruleCalls);
