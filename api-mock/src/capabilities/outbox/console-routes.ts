import { ApiError, type Channel, type ChannelHealth } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { eachRecord } from '../../platform/console/bulk.ts';
import { idOf, type Mounted, on } from '../../platform/calls/calls.ts';
import type { Database } from '../../platform/database/database.ts';
import { checkRecord, personOf } from '../../platform/http/access.ts';
import type { Platform } from '../../platform/platform.ts';
import { audit } from '../../platform/changes/audit.ts';
import type { OutboxRow } from './delivery.ts';
import { channelsHealth, listDeliveries, readDelivery } from './delivery-list.ts';
import type { Outbox } from './outbox.ts';
import { setPaused } from './receivers.ts';
import { outbox } from './tables.ts';
import { testGateway } from './test-gateway.ts';

/** Deliveries for the console: staff retry dead ones, resend delivered ones, and pause channels. */
export const deliveryRoutes = (deps: DeliveryDeps): Mounted[] => [
  on('GET /admin/deliveries', ({ req }) => listDeliveries(deps.db, req.query)),
  on('GET /admin/deliveries/health', () => channelsHealth(deps)),
  on('POST /admin/deliveries/retry', ({ req, body }) =>
    eachRecord([...new Set(body.ids)], (id) => retry(deps, id, personOf(req).id)),
  ),
  on('POST /admin/gateways/:channel/test', ({ req, body, param }) =>
    testGateway(deps, personOf(req).id, param('channel') as Channel, body),
  ),
  on('POST /admin/deliveries/pause', ({ req, body }) => setPause(deps, body.channel, personOf(req).id, true)),
  on('POST /admin/deliveries/resume', ({ req, body }) => setPause(deps, body.channel, personOf(req).id, false)),
  on('GET /admin/deliveries/:id', ({ req }) => readDelivery(deps.db, idOf(req))),
  on('POST /admin/deliveries/:id/retry', async ({ req }) => {
    const record = await readDelivery(deps.db, idOf(req));
    if (!record) throw new ApiError('NOT_FOUND');
    checkRecord(req, record);
    await retry(deps, record.id, personOf(req).id);
    return readDelivery(deps.db, record.id);
  }),
  on('POST /admin/deliveries/:id/replay', async ({ req }) =>
    readDelivery(deps.db, await replay(deps, idOf(req), personOf(req).id)),
  ),
];

type DeliveryDeps = Platform & { outbox: Outbox };

const retry = (deps: DeliveryDeps, id: string, by: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const row = await lockMessage(tx, id);
    await deps.outbox.retry(tx, row);
    await audit(tx, {
      ...{ at: deps.clock.now(), by, action: 'retry', resource: 'deliveries', recordId: id, title: row.purpose },
      ...{ before: { status: row.status }, after: { status: 'queued' } },
    });
  });

/** Resends a delivered message; returns the id of the copy. */
const replay = (deps: DeliveryDeps, id: string, by: string): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const row = await lockMessage(tx, id);
    const copy = await deps.outbox.replay(tx, row);
    const note = { at: deps.clock.now(), by, action: 'replay', resource: 'deliveries', recordId: id } as const;
    await audit(tx, { ...note, title: row.purpose });
    return copy;
  });

async function setPause(deps: DeliveryDeps, channel: Channel, by: string, paused: boolean): Promise<ChannelHealth[]> {
  if (channel === 'region') throw new ApiError('INVALID_FIELDS', { errors: { channel: 'Nothing waits on this one.' } });
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const changed = await setPaused(tx, channel, paused ? at : null);
    const tried = !paused && (await deps.outbox.tryNow(tx, channel));
    if (!changed && !tried) return;
    await audit(tx, {
      ...{ at, by, action: paused ? 'pause' : 'resume', resource: 'deliveries', recordId: null, title: channel },
      ...{ before: { paused: changed ? !paused : paused }, after: { paused } },
    });
  });
  return channelsHealth(deps);
}

async function lockMessage(tx: Database, id: string): Promise<OutboxRow> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}
