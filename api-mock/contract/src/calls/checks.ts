import { z } from 'zod';

import { finding } from '../operations/checks.ts';
import { type Calls, staff } from './call.ts';

/** What is looked at before something is published. */
export const checkCalls = {
  'GET /admin/checks': {
    summary: 'Findings in everything that is live or drafted; what blocks comes first.',
    access: staff('list', 'checks'),
    answer: z.array(finding),
  },
  'GET /admin/:resource/:id/checks': {
    summary: 'Findings in one record as its draft has it, and elsewhere in what says the same of it.',
    access: staff('read', 'checks'),
    answer: z.array(finding),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
