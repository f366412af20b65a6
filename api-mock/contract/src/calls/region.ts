import { region } from '../operations/region.ts';
import type { Calls } from './call.ts';

/** Where a visitor seems to be. */
export const regionCalls = {
  'GET /region': {
    summary: 'Country, region and city by the caller’s address; empty where they are not known. Reads no cookie.',
    access: 'public',
    answer: region,
  },
} as const satisfies Calls;
