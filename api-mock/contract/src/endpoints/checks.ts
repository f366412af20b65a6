import { z } from 'zod';

import { finding } from '../operations/checks.ts';
import type { Endpoint } from './endpoint.ts';

/** What is looked at before something is published. */
export const checkEndpoints = {
  allChecks: {
    summary: 'Findings in everything that is live or drafted; what blocks comes first.',
    access: 'staff',
    permission: { verb: 'list', subject: 'checks' },
    answer: z.array(finding),
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED'],
  },
  recordChecks: {
    summary: 'Findings in one record as its draft has it, and elsewhere in what says the same of it.',
    access: 'staff',
    permission: { verb: 'read', subject: 'checks' },
    answer: z.array(finding),
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
