import { ApiError, type GatewayTest, type gatewayTestBody } from '@prospectus/contract';
import { withCountryCode } from '@prospectus/contract/forms';
import { z } from 'zod';

import { type GatewayChannel, GatewayFailed } from '../../platform/gateways/gateway.ts';
import { type Budget, spend } from '../../platform/limits/limit.ts';
import { readPhone } from '../../platform/phone/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import { audit } from '../audit/index.ts';
import type { Outbox } from './outbox.ts';

// Messages cost money, and could annoy somebody.
const TESTS: Budget = { scope: 'gateway-tests', points: 30, seconds: 3_600 };
const TEXT = 'This is a test message. You can ignore it.';

type Test = z.output<typeof gatewayTestBody>;

/**
 * Hands a test message to a gateway, whether its channel is paused or waits for it to come back. That it was tested is
 * on record, not to whom the message went.
 */
export async function testGateway(
  deps: Platform & { outbox: Outbox },
  by: string,
  { channel, to }: Test,
): Promise<GatewayTest> {
  if (channel === 'webhooks') throw wrong('channel', 'Webhooks are tested one by one.');
  if (!deps.outbox.isOn(channel)) throw wrong('channel', 'This channel is switched off.');
  const message = MESSAGES[channel](to ?? '');
  await spend(deps, TESTS, by);
  const began = performance.now();
  const error = await deps.outbox.handOver(channel, message).then(() => null, reasonOf);
  const result = { ok: error === null, took_ms: Math.round(performance.now() - began), error };
  await audit(deps.db, {
    ...{ at: deps.clock.now(), by, action: 'test', resource: 'deliveries', recordId: null, title: channel },
    after: { ok: result.ok, error },
  });
  return result;
}

const toSystem = () => ({ to: '', body: { test: true, text: TEXT } });

const MESSAGES: Record<GatewayChannel, (to: string) => unknown> = {
  sms: (to) => ({ to: withCountryCode(readPhone(to, 'to')), body: { test: true, text: TEXT } }),
  email: (to) => ({ to: emailAddress(to), body: { test: true, subject: TEXT, text: TEXT } }),
  erp: toSystem,
  cdp: toSystem,
  referrals: toSystem,
  // An address that documentation uses, and nobody has.
  region: () => ({ address: '192.0.2.0' }),
};

function emailAddress(to: string): string {
  const parsed = z.email().safeParse(to);
  if (!parsed.success) throw wrong('to', 'Please enter the e-mail address that the test goes to.');
  return parsed.data;
}

// As with deliveries, only what a gateway itself says is shown.
const reasonOf = (error: unknown): string => (error instanceof GatewayFailed ? error.message : 'failed unexpectedly');

const wrong = (field: string, why: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: why } });
