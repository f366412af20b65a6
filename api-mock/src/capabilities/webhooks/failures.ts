import { WEBHOOK_EVENTS } from '@prospectus/contract/webhooks';
import { eq, inArray, sql } from 'drizzle-orm';

import type { Clock } from '../../platform/clock/clock.ts';
import type { GatewayFailed } from '../../platform/gateways/gateway.ts';
import type { Platform } from '../../platform/platform.ts';
import { audit } from '../audit/index.ts';
import { type DeliveryHandlers, outbox } from '../outbox/index.ts';
import { webhooks, type WebhookRow } from './tables.ts';

// Both must be true before a receiver counts as gone: a release of its own takes minutes, and a weekend is no reason.
const MOST_FAILURES = 20;
const MOST_FAILING_MS = 3 * 86_400_000;
const GONE = 410;

type FailureDeps = Pick<Platform, 'clock' | 'store' | 'log'>;

/**
 * Counts an attempt that failed. A receiver that answers that it is gone, or that has failed for days, is switched off,
 * which is on record with its reason.
 */
export async function recordFailure(
  { store, clock, log }: FailureDeps,
  id: string,
  error: GatewayFailed,
): Promise<void> {
  const now = clock.now();
  await store.db.transaction(async (tx) => {
    const [webhook] = await tx
      .update(webhooks)
      .set({
        failures: sql`${webhooks.failures} + 1`,
        failing_since: sql`coalesce(${webhooks.failing_since}, ${now.toISOString()}::timestamptz)`,
        last_failure_at: now,
        last_error: error.message,
      })
      .where(eq(webhooks.id, id))
      .returning();
    const reason = webhook?.active ? reasonToStop(webhook, error, now) : undefined;
    if (!webhook || reason === undefined) return;
    await tx
      .update(webhooks)
      .set({ active: false, inactive_reason: reason, version: webhook.version + 1, updated_at: now })
      .where(eq(webhooks.id, id));
    await audit(tx, {
      ...{ at: now, by: null, action: 'deactivate', resource: 'webhooks', recordId: id, title: webhook.name, reason },
      ...{ before: { active: true }, after: { active: false } },
    });
    log.error({ webhook: id, reason }, 'a webhook is switched off');
  });
}

function reasonToStop({ failures, failing_since }: WebhookRow, error: GatewayFailed, now: Date): string | undefined {
  if (error.status === GONE) return `answered ${GONE}: it is gone`;
  const failingMs = failing_since ? now.getTime() - failing_since.getTime() : 0;
  if (failures < MOST_FAILURES || failingMs < MOST_FAILING_MS) return undefined;
  return `${failures} attempts in a row failed, the last one: ${error.message}`;
}

const statusOf = (answer: unknown): number | null =>
  typeof answer === 'object' && answer !== null && 'status' in answer ? Number(answer.status) : null;

/** What is done when events have been delivered: the failures before are forgotten, and the status is in the log. */
export const webhookDeliveryHandlers = (clock: Clock): DeliveryHandlers =>
  Object.fromEntries(
    WEBHOOK_EVENTS.map((type) => [
      type,
      async (tx, delivered) => {
        const ids = [...new Set(delivered.map(({ subject }) => subject))];
        await tx
          .update(webhooks)
          .set({ last_success_at: clock.now(), failures: 0, failing_since: null })
          .where(inArray(webhooks.id, ids));
        for (const [status, some] of Map.groupBy(delivered, ({ answer }) => statusOf(answer))) {
          const messages = some.map(({ id }) => id);
          await tx.update(outbox).set({ response_status: status }).where(inArray(outbox.id, messages));
        }
      },
    ]),
  );
