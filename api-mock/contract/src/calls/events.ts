import { formFigures, formFiguresQuery } from '../events/form-figures.ts';
import { eventBatch, eventReceipt } from '../events/registry.ts';
import { type Calls, staff } from './call.ts';

/** What happens on pages, without anything personal. */
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
  'GET /admin/form-figures': {
    summary: 'How far the enquiry is filled in, and how long each step takes.',
    access: staff('list', 'form-figures'),
    query: formFiguresQuery,
    answer: formFigures,
  },
} as const satisfies Calls;
