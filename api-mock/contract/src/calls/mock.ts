import { z } from 'zod';

import { clockBody, faultBody, outboxItem, receivedEvent } from '../operations/mock.ts';
import { type Calls, plain, success } from './call.ts';

const clock = z.object({ now: z.iso.datetime() });

/** Controls of `local` mode: messages to gateways, faults, the clock, seed data. */
export const mockCalls = {
  'GET /mock/outbox': {
    summary: 'Messages that were sent to gateways, newest first.',
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
  'DELETE /mock/faults': plain('local', 'Removes every fault.', z.array(faultBody)),
  'POST /mock/clock': { summary: 'Moves the server’s clock on.', access: 'local', body: clockBody, answer: clock },
  'DELETE /mock/clock': plain('local', 'Sets the clock right again.', clock),
  'POST /mock/reset': plain('local', 'Back to the seed data.', success),
  'POST /mock/receiver': {
    summary: 'A receiver of webhooks: takes an event whose signature is that of one of them.',
    access: 'local',
    answer: success,
    errors: ['NOT_ALLOWED'],
  },
  'GET /mock/receiver': plain('local', 'Events that this receiver got, newest first.', z.array(receivedEvent)),
} as const satisfies Calls;
