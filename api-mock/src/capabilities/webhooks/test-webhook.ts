import { randomUUID } from 'node:crypto';

import { ApiError, type GatewayTest, type StaffUser } from '@prospectus/contract';
import { WEBHOOK_TEST } from '@prospectus/contract/webhooks';

import { GatewayFailed } from '../../platform/gateways/gateway.ts';
import { type Budget, spend } from '../../platform/limits/limit.ts';
import { audit } from '../audit/index.ts';
import { readWebhook, type WebhookDeps } from './store.ts';

// The receiver is somebody else's.
const TESTS: Budget = { scope: 'webhook-tests', points: 30, seconds: 3_600 };

/** Sends a test event to a webhook at once, whether it is active or not, and answers what came of it. */
export async function testWebhook(deps: WebhookDeps, id: string, person: StaffUser): Promise<GatewayTest> {
  const webhook = await readWebhook(deps.db, id);
  if (!webhook) throw new ApiError('NOT_FOUND');
  await spend(deps, TESTS, person.id);
  const at = deps.clock.now();
  const body = { id: randomUUID(), type: WEBHOOK_TEST, created_at: at.toISOString(), data: {} };
  const began = performance.now();
  const error = await deps.outbox.handOver('webhooks', { to: webhook.host, body }, id).then(() => null, reasonOf);
  const result = { ok: error === null, took_ms: Math.round(performance.now() - began), error };
  await audit(deps.db, {
    ...{ at, by: person.id, action: 'test', resource: 'webhooks', recordId: id, title: webhook.name },
    after: { ok: result.ok, error },
  });
  return result;
}

// As with deliveries, only what a gateway itself says is shown.
const reasonOf = (error: unknown): string => (error instanceof GatewayFailed ? error.message : 'failed unexpectedly');
