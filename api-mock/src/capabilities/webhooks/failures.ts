import { WEBHOOK_EVENTS } from '@prospectus/contract/webhooks';
import { eq, inArray, sql } from 'drizzle-orm';

import type { Clock } from '../../platform/clock/clock.ts';
import type { GatewayFailed } from '../../platform/gateways/gateway.ts';
import { timeOf } from '../../platform/database/times.ts';
import type { Platform } from '../../platform/platform.ts';
import { audit } from '../../platform/changes/audit.ts';
import { type DeliveryHandlers, type FailureHandler, outbox } from '../outbox/index.ts';
import { webhooks, type WebhookRow } from './tables.ts';

// Both must be exceeded: many events may fail in an hour, and a receiver may be down for a weekend.
const MAX_FAILURES = 20;
const MAX_FAILING_MS = 3 * 86_400_000;
const GONE = 410;

/**
 * Counts a failed attempt. A webhook whose receiver answers 410, or has failed for days, is deactivated, with an audit
 * entry that has the reason.
 */
export const countWebhookFailure =
  ({ store, clock, log }: Pick<Platform, 'clock' | 'store' | 'log'>): FailureHandler =>
  (id, error) =>
    store.db.transaction(async (tx) => {
      const now = clock.now();
      const failingSince = sql`coalesce(${webhooks.failing_since}, ${timeOf(now)})`;
      const [webhook] = await tx
        .update(webhooks)
        .set({
          ...{ failures: sql`${webhooks.failures} + 1`, failing_since: failingSince },
          ...{ last_failure_at: now, last_error: error.message },
        })
        .where(eq(webhooks.id, id))
        .returning();
      const reason = webhook?.active ? reasonToDeactivate(webhook, error, now) : undefined;
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

function reasonToDeactivate(
  { failures, failing_since }: WebhookRow,
  error: GatewayFailed,
  now: Date,
): string | undefined {
  if (error.status === GONE) return `answered ${GONE}: it is gone`;
  if (failures < MAX_FAILURES || now.getTime() - Number(failing_since ?? now) < MAX_FAILING_MS) return undefined;
  return `${failures} attempts in a row failed, the last one: ${error.message}`;
}

/** Resets the failures of webhooks after a delivery, and stores the status of the answer. */
export const webhookDeliveryHandlers = (clock: Clock): DeliveryHandlers => {
  const succeeded: DeliveryHandlers[string] = async (tx, delivered) => {
    const ids = [...new Set(delivered.map(({ subject }) => subject))];
    await tx
      .update(webhooks)
      .set({ last_success_at: clock.now(), failures: 0, failing_since: null })
      .where(inArray(webhooks.id, ids));
    for (const [status, same] of Map.groupBy(delivered, ({ answer }) => (answer as { status: number }).status)) {
      const messages = same.map(({ id }) => id);
      await tx.update(outbox).set({ response_status: status }).where(inArray(outbox.id, messages));
    }
  };
  return Object.fromEntries(WEBHOOK_EVENTS.map((type) => [type, succeeded]));
};
