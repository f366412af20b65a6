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
import { CHANNELS } from '../operations/mock.ts';
import { type Calls, plain, staff } from './call.ts';
import { filteredAndSortedBy, recordCalls } from './records.ts';

const deliveries = recordCalls('deliveries', deliveryRecord);
const update = staff('update', 'deliveries');

/** Messages to third parties: staff retry failed ones, send delivered ones again, and pause channels. */
export const deliveryCalls = {
  'GET /admin/deliveries': deliveries.list(
    'Messages to gateways, sent and waiting; the newest first.',
    filteredAndSortedBy('id', 'channel', 'purpose', 'status', 'attempts', 'created_at', 'expires_at', 'sent_at'),
  ),
  'GET /admin/deliveries/:id': deliveries.read('One message.'),
  'GET /admin/deliveries/health': plain(
    staff('list', 'deliveries'),
    'Of each channel: what waits and since when, what failed for good, whether it is paused.',
    z.array(channelHealth),
  ),
  'POST /admin/deliveries/retry': {
    summary: 'Sends dead messages again, each by itself.',
    access: update,
    body: retryBody,
    answer: z.array(bulkResult),
  },
  'POST /admin/gateways/:channel/test': {
    summary: 'Sends a test message to a gateway at once, without the queue, and answers the result.',
    access: update,
    params: { channel: z.enum(CHANNELS) },
    body: gatewayTestBody,
    answer: gatewayTest,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /admin/deliveries/pause': {
    summary: 'Pauses a channel; its messages wait until it is resumed.',
    access: update,
    body: channelBody,
    answer: z.array(channelHealth),
  },
  'POST /admin/deliveries/resume': {
    summary: 'Resumes a channel; the messages that waited are sent first.',
    access: update,
    body: channelBody,
    answer: z.array(channelHealth),
  },
  'POST /admin/deliveries/:id/replay': deliveries.action('update', {
    summary: 'Sends a delivered message once more, as a new message.',
    status: 201,
    errors: ['LOCKED'],
  }),
  'POST /admin/deliveries/:id/retry': deliveries.action('update', {
    summary: 'Sends a dead message again.',
    errors: ['LOCKED'],
  }),
} as const satisfies Calls;
