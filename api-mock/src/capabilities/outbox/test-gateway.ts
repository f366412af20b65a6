import { ApiError, type Channel, type GatewayTest, type gatewayTestBody } from '@prospectus/contract';
import { withCountryCode } from '@prospectus/contract/forms';
import { z } from 'zod';

import { type GatewayChannel, GatewayFailed } from '../../platform/gateways/gateway.ts';
import { spend } from '../../platform/limits/limit.ts';
import { readPhone } from '../../platform/phone/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import { audit, type AuditNote } from '../../platform/changes/audit.ts';
import type { Outbox } from './outbox.ts';

const TEXT = 'This is a test message. You can ignore it.';

type TestDeps = Pick<Platform, 'db' | 'clock' | 'keys' | 'config'> & { outbox: Outbox };

/** Sends a test message to a gateway at once, even if its channel is paused or its receiver down. */
export async function testGateway(
  deps: TestDeps,
  by: string,
  channel: Channel,
  { to }: z.output<typeof gatewayTestBody>,
): Promise<GatewayTest> {
  if (channel === 'webhooks') throw wrong('channel', 'Webhooks are tested one by one.');
  if (!deps.outbox.isOn(channel)) throw wrong('channel', 'This channel is switched off.');
  const message = MESSAGES[channel](to ?? '');
  const tested = { by, resource: 'deliveries', recordId: null, title: channel } as const;
  return runTest(deps, tested, () => deps.outbox.handOver(channel, message));
}

/** Sends a test within the person's budget. The audit entry has the outcome, not the recipient. */
export async function runTest(
  deps: TestDeps,
  tested: Omit<AuditNote, 'at' | 'action'> & { by: string },
  send: () => Promise<void>,
): Promise<GatewayTest> {
  // Messages cost money, and reach other people's phones and systems.
  await spend(deps, { scope: `${tested.resource}-tests`, points: 30, seconds: 3_600 }, tested.by);
  const started = performance.now();
  // Other errors may quote personal data.
  const error = await send().then(
    () => null,
    (reason: unknown) => (reason instanceof GatewayFailed ? reason.message : 'failed unexpectedly'),
  );
  const [ok, took_ms] = [error === null, Math.round(performance.now() - started)];
  await audit(deps.db, { ...tested, at: deps.clock.now(), action: 'test', after: { ok, error } });
  return { ok, took_ms, error };
}

const toSystem = () => ({ to: '', body: { test: true, text: TEXT } });

const MESSAGES: Record<GatewayChannel, (to: string) => unknown> = {
  sms: (to) => ({ to: withCountryCode(readPhone(to, 'to')), body: { test: true, text: TEXT } }),
  email: (to) => ({ to: emailAddress(to), body: { test: true, subject: TEXT, text: TEXT } }),
  erp: toSystem,
  cdp: toSystem,
  referrals: toSystem,
  // Reserved for documentation.
  region: () => ({ address: '192.0.2.0' }),
};

function emailAddress(to: string): string {
  const parsed = z.email().safeParse(to);
  if (!parsed.success) throw wrong('to', 'Please enter the e-mail address that the test goes to.');
  return parsed.data;
}

const wrong = (field: string, why: string) => new ApiError('INVALID_FIELDS', { errors: { [field]: why } });
