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
import { onRecord, toRecord } from './record.ts';
import { newSecret, sealSecret } from './sign.ts';
import { webhooks, type WebhookRow } from './tables.ts';

/** What changes of webhooks need. */
export type WebhookDeps = Pick<Platform, 'db' | 'clock' | 'keys' | 'config'> & { outbox: Outbox };

// Each event is a message for every one of them.
const MAX_WEBHOOKS = 50;
const BOTH_SECRETS_MS = 86_400_000;
const versioned: Versioned<typeof webhooks> = {
  ...{ table: webhooks, resource: 'webhooks', toRecord, audited: onRecord, titleOf: ({ name }) => name },
};
const change = webhookFields.partial().extend({ version: recordMeta.shape.version.optional() });

/** Registers a webhook; its secret is answered this once. */
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

/** Changes a webhook; VERSION_CONFLICT where another version was seen. Switched on again, its failures are forgotten. */
export async function changeWebhook(
  deps: WebhookDeps,
  id: string,
  person: StaffUser,
  body: unknown,
): Promise<WebhookRecord> {
  const { version, ...given } = parse(change, body);
  if (given.url !== undefined) await refuseAddress(deps, given.url);
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return deps.db.transaction(async (tx) => {
    let isFresh = false;
    const { after } = await changeRow(tx, versioned, requestOf(deps, id, person, version), (before) => {
      isFresh = (given.active === true && !before.active) || (given.url !== undefined && given.url !== before.url);
      return {
        ...wanted,
        ...(given.url !== undefined && { host: new URL(given.url).host }),
        ...(given.active === true && { inactive_reason: null }),
        ...(isFresh && { failures: 0, failing_since: null }),
      };
    });
    if (isFresh) await forgetFailures(tx, id);
    return toRecord(after);
  });
}

/** Deletes a webhook; what waits for it is given up. */
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

/** Gives a webhook a new secret, answered this once. For a day events are signed with both. */
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

/** Sends a test event to a webhook at once, whether it is active or not. */
export async function testWebhook(deps: WebhookDeps, id: string, person: StaffUser): Promise<GatewayTest> {
  const webhook = await readWebhook(deps.db, id);
  if (!webhook) throw new ApiError('NOT_FOUND');
  const body = { id: v7(), type: WEBHOOK_TEST_EVENT, created_at: deps.clock.now().toISOString(), data: {} };
  const tested = { by: person.id, resource: 'webhooks', recordId: id, title: webhook.name } as const;
  return runTest(deps, tested, () => deps.outbox.handOver('webhooks', { to: webhook.host, body }, id));
}

/** One of them. */
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
