import { z } from 'zod';

import { formFigures, formFiguresQuery } from '../events/form-figures.ts';
import { eventBatch, eventReceipt } from '../events/registry.ts';
import { type Calls, plain, staff } from './call.ts';

/** Where a visitor seems to be (ENT-16); empty texts if that is not known. */
const region = z.object({ country: z.string(), region: z.string(), city: z.string() });
export type Region = z.output<typeof region>;

/** Events of pages, without anything personal, and the region of a visit. */
export const eventCalls = {
  'POST /events': {
    summary:
      'Counts the events of a page, as JSON also under text/plain. What the registry does not know is dropped; Do-Not-Track and Global Privacy Control drop all.',
    access: 'public',
    body: eventBatch,
    answer: eventReceipt,
    status: 202,
    errors: ['NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
  'GET /region': plain(
    'public',
    'Country, region and city by the caller’s address; empty where they are not known. Reads no cookie.',
    region,
  ),
  'GET /admin/form-figures': {
    summary: 'How far the enquiry is filled in, and how long each step takes.',
    access: staff('list', 'form-figures'),
    query: formFiguresQuery,
    answer: formFigures,
  },
} as const satisfies Calls;
