import { z } from 'zod';

import { bulkResult } from '../operations/bulk.ts';
import {
  channelBody,
  channelHealth,
  deliveryRecord,
  gatewayTest,
  gatewayTestBody,
  retryBody,
} from '../operations/deliveries.ts';
import { type Calls, staff } from './call.ts';
import { recordCalls, sameNames } from './records.ts';

const deliveries = recordCalls('deliveries', deliveryRecord);
const update = staff('update', 'deliveries');

/** Messages to third parties: dead ones are retried, delivered ones sent again, channels paused. */
export const deliveryCalls = {
  'GET /admin/deliveries': deliveries.list(
    'What went, or is to go, to gateways; the newest first.',
    sameNames('id', 'channel', 'purpose', 'status', 'attempts', 'created_at', 'expires_at', 'sent_at'),
  ),
  'GET /admin/deliveries/:id': deliveries.read('One of them.'),
  'GET /admin/deliveries/health': {
    summary: 'Of each channel: what waits and since when, what failed for good, whether it is paused.',
    access: staff('list', 'deliveries'),
    answer: z.array(channelHealth),
  },
  'POST /admin/deliveries/retry': {
    summary: 'Hands dead deliveries to their gateways once more, each by itself.',
    access: update,
    body: retryBody,
    answer: z.array(bulkResult),
  },
  'POST /admin/deliveries/test': {
    summary: 'Hands a test message to a gateway at once, beside the queue, and answers what came of it.',
    access: update,
    body: gatewayTestBody,
    answer: gatewayTest,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /admin/deliveries/pause': {
    summary: 'Stops deliveries of a channel; what is written meanwhile waits.',
    access: update,
    body: channelBody,
    answer: z.array(channelHealth),
  },
  'POST /admin/deliveries/resume': {
    summary: 'Delivers again on a channel, what waited first.',
    access: update,
    body: channelBody,
    answer: z.array(channelHealth),
  },
  'POST /admin/deliveries/:id/replay': {
    summary: 'Sends what was delivered once more, as a delivery of its own.',
    access: update,
    answer: deliveryRecord,
    as: 'bare',
    status: 201,
    errors: ['LOCKED'],
  },
  'POST /admin/deliveries/:id/retry': {
    summary: 'Hands a dead delivery to its gateway once more.',
    access: update,
    answer: deliveryRecord,
    as: 'bare',
    errors: ['LOCKED'],
  },
} as const satisfies Calls;
