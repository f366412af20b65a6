import { z } from 'zod';

import { clockBody, faultBody, outboxItem, receivedEvent } from '../operations/mock.ts';
import { done, type Endpoint } from './endpoint.ts';

/** What goes to gateways, and the mock controls of `local` mode. */
export const mockEndpoints = {
  mockOutbox: {
    summary: 'What was handed to gateways, newest first.',
    access: 'local',
    query: z.object({ channel: z.string().max(20).optional(), to: z.string().max(254).optional() }),
    answer: z.array(outboxItem),
    errors: [],
  },
  mockFaults: {
    summary: 'Makes a gateway or a route fail or stall.',
    access: 'local',
    body: faultBody,
    answer: z.array(faultBody),
    errors: ['INVALID_FIELDS'],
  },
  mockFaultsClear: { summary: 'Removes every fault.', access: 'local', answer: z.array(faultBody), errors: [] },
  mockClock: {
    summary: 'Moves the server’s clock on.',
    access: 'local',
    body: clockBody,
    answer: z.object({ now: z.iso.datetime() }),
    errors: ['INVALID_FIELDS'],
  },
  mockClockClear: {
    summary: 'Sets the clock right again.',
    access: 'local',
    answer: z.object({ now: z.iso.datetime() }),
    errors: [],
  },
  mockReset: { summary: 'Back to the seed data.', access: 'local', answer: done, errors: [] },
  mockReceive: {
    summary: 'A receiver of webhooks: takes an event whose signature is that of one of them.',
    access: 'local',
    answer: done,
    errors: ['NOT_ALLOWED'],
  },
  mockReceived: {
    summary: 'What this receiver was sent, newest first.',
    access: 'local',
    answer: z.array(receivedEvent),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
