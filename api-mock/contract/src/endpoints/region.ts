import { region } from '../operations/region.ts';
import type { Endpoint } from './endpoint.ts';

/** Where a visitor seems to be. */
export const regionEndpoints = {
  visitorRegion: {
    summary: 'Country, region and city by the caller’s address; empty where they are not known. Reads no cookie.',
    access: 'public',
    answer: region,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
