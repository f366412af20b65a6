import { z } from 'zod';

import { clockBody, faultBody, outboxItem, receivedEvent } from '../operations/mock.ts';
import { type Calls, done } from './call.ts';

/** What goes to gateways, and the mock controls of `local` mode. */
export const mockCalls = {
  'GET /mock/outbox': {
    summary: 'What was handed to gateways, newest first.',
    access: 'local',
    query: z.object({ channel: z.string().max(20).optional(), to: z.string().max(254).optional() }),
    answer: z.array(outboxItem),
  },
  'POST /mock/faults': {
    summary: 'Makes a gateway or a route fail or stall.',
    access: 'local',
    body: faultBody,
    answer: z.array(faultBody),
  },
  'DELETE /mock/faults': { summary: 'Removes every fault.', access: 'local', answer: z.array(faultBody) },
  'POST /mock/clock': {
    summary: 'Moves the server’s clock on.',
    access: 'local',
    body: clockBody,
    answer: z.object({ now: z.iso.datetime() }),
  },
  'DELETE /mock/clock': {
    summary: 'Sets the clock right again.',
    access: 'local',
    answer: z.object({ now: z.iso.datetime() }),
  },
  'POST /mock/reset': { summary: 'Back to the seed data.', access: 'local', answer: done },
  'POST /mock/receiver': {
    summary: 'A receiver of webhooks: takes an event whose signature is that of one of them.',
    access: 'local',
    answer: done,
    errors: ['NOT_ALLOWED'],
  },
  'GET /mock/receiver': {
    summary: 'What this receiver was sent, newest first.',
    access: 'local',
    answer: z.array(receivedEvent),
  },
} as const satisfies Calls;
