import { ApiError, type GatewayTest, recordMeta, type StaffUser } from '@prospectus/contract';
import {
  WEBHOOK_TEST_EVENT,
  webhookFields,
  type WebhookRecord,
  type WebhookWithSecret,
} from '@prospectus/contract/webhooks';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';

import { changeRow, createRow, deleteRow, type Versioned } from '../../platform/changes/change-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { parse } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetFailures, type Outbox, runTest } from '../outbox/index.ts';
import { wrongAddress } from './address.ts';
import { auditedFields, toRecord } from './lists.ts';
import { newSecret, sealSecret } from './sign.ts';
import { webhooks, type WebhookRow } from './tables.ts';

export type WebhookDeps = Pick<Platform, 'db' | 'clock' | 'keys' | 'config'> & { outbox: Outbox };

// Each event causes a message for every webhook.
const MAX_WEBHOOKS = 50;
const BOTH_SECRETS_MS = 86_400_000;
const versioned: Versioned<typeof webhooks> = {
  ...{ table: webhooks, resource: 'webhooks', toRecord, audited: auditedFields, titleOf: ({ name }) => name },
};
const change = webhookFields.partial().extend({ version: recordMeta.shape.version.optional() });

/** Creates a webhook; only this answer has its secret. */
export async function createWebhook(deps: WebhookDeps, person: StaffUser, body: unknown): Promise<WebhookWithSecret> {
  const fields = parse(webhookFields, body);
  await refuseAddress(deps, fields.url);
  return deps.db.transaction(async (tx) => {
    if ((await tx.$count(webhooks)) >= MAX_WEBHOOKS)
      throw new ApiError('INVALID_FIELDS', {
        errors: { name: `Please delete a webhook first: there are ${MAX_WEBHOOKS}.` },
      });
    const [id, secret, at] = [v7(), newSecret(), deps.clock.now()];
    const values = { id, ...fields, host: new URL(fields.url).host, sealed: sealSecret(deps.keys, id, secret) };
    const row = await createRow(tx, versioned, { ...values, created_at: at, updated_at: at }, { by: person.id, at });
    return { ...toRecord(row), secret };
  });
}

/** Changes a webhook; VERSION_CONFLICT for an old version. A new address or a reactivation resets its failures. */
export async function changeWebhook(
  deps: WebhookDeps,
  id: string,
  person: StaffUser,
  body: unknown,
): Promise<WebhookRecord> {
  const { version, ...fields } = parse(change, body);
  const { url, active } = fields;
  if (url !== undefined) await refuseAddress(deps, url);
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return deps.db.transaction(async (tx) => {
    let isReset = false;
    const { after } = await changeRow(tx, versioned, requestOf(deps, id, person, version), (before) => {
      isReset = (active === true && !before.active) || (url !== undefined && url !== before.url);
      return {
        ...changes,
        ...(url !== undefined && { host: new URL(url).host }),
        ...(active === true && { inactive_reason: null }),
        ...(isReset && { failures: 0, failing_since: null }),
      };
    });
    if (isReset) await forgetFailures(tx, id);
    return toRecord(after);
  });
}

/** Deletes a webhook, and gives up its waiting messages. */
export const deleteWebhook = (
  deps: WebhookDeps,
  id: string,
  person: StaffUser,
  version: number | undefined,
): Promise<WebhookRecord> =>
  deps.db.transaction(async (tx) => {
    const row = await deleteRow(tx, versioned, requestOf(deps, id, person, version));
    await deps.outbox.cancel(tx, id, 'receiver');
    await forgetFailures(tx, id);
    return toRecord(row);
  });

/** Rotates a webhook's secret; only this answer has it. For a day events are signed with both. */
export const rotateSecret = (deps: WebhookDeps, id: string, person: StaffUser): Promise<WebhookWithSecret> =>
  deps.db.transaction(async (tx) => {
    const secret = newSecret();
    const request = requestOf(deps, id, person);
    const before_until = new Date(request.at.getTime() + BOTH_SECRETS_MS);
    const { after: row } = await changeRow(
      tx,
      versioned,
      request,
      ({ sealed }) => ({ sealed: sealSecret(deps.keys, id, secret), sealed_before: sealed, before_until }),
      () => ({ action: 'rotate-secret', before: null, after: null }),
    );
    return { ...toRecord(row), secret };
  });

/** Sends a test event to a webhook at once, also to an inactive one. */
export async function testWebhook(deps: WebhookDeps, id: string, person: StaffUser): Promise<GatewayTest> {
  const webhook = await readWebhook(deps.db, id);
  if (!webhook) throw new ApiError('NOT_FOUND');
  const body = { id: v7(), type: WEBHOOK_TEST_EVENT, created_at: deps.clock.now().toISOString(), data: {} };
  const tested = { by: person.id, resource: 'webhooks', recordId: id, title: webhook.name } as const;
  return runTest(deps, tested, () => deps.outbox.handOver('webhooks', { to: webhook.host, body }, id));
}

export async function readWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  return row;
}

async function refuseAddress(deps: WebhookDeps, url: string): Promise<void> {
  const why = await wrongAddress(deps, url);
  if (why !== undefined) throw new ApiError('INVALID_FIELDS', { errors: { url: why } });
}

const requestOf = ({ clock }: WebhookDeps, id: string, person: StaffUser, version?: number) => ({
  ...{ where: eq(webhooks.id, id), by: person.id, at: clock.now(), version },
});
