import { formFigures, formFiguresQuery } from '../events/microscope.ts';
import { eventBatch, eventReceipt } from '../events/registry.ts';
import { type Endpoint, limited } from './endpoint.ts';

/** What happens on pages, without anything personal. */
export const eventEndpoints = {
  collectEvents: {
    summary:
      'Counts the events of a page, as JSON also under text/plain. What the registry does not know is dropped; Do-Not-Track and Global Privacy Control drop all.',
    access: 'public',
    body: eventBatch,
    answer: eventReceipt,
    status: 202,
    errors: ['NOT_ALLOWED', ...limited],
  },
  formFigures: {
    summary: 'How far the enquiry is filled in, and how long each step takes.',
    access: 'staff',
    permission: { verb: 'list', subject: 'form-figures' },
    query: formFiguresQuery,
    answer: formFigures,
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED'],
  },
} as const satisfies Record<string, Endpoint>;
