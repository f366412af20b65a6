import { ApiError, type BulkResult, type Channel } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { audit } from '../audit/index.ts';
import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from './outbox.ts';
import { checkRecord, personOf } from '../../platform/http/access.ts';
import type { OutboxRow } from './delivery.ts';
import { deliveryColumns, listDeliveries, readDelivery } from './delivery-list.ts';
import { channelsHealth } from './health.ts';
import { testGateway } from './test-gateway.ts';
import { outbox, pausedChannels } from './tables.ts';

/** Deliveries as the console reads them: dead ones are retried, delivered ones sent again, channels paused. */
export const deliveryRoutes = (deps: DeliveryDeps): Mounted[] => {
  const health = () => channelsHealth(deps.db, deps.clock, deps.outbox);
  return [
    on('GET /admin/deliveries', async ({ req }) => {
      const request = readList(req.query, deliveryColumns);
      return { ...(await listDeliveries(deps.db, request)), first: request.first };
    }),
    on('GET /admin/deliveries/health', health),
    on('POST /admin/deliveries/retry', async ({ req, body }) => {
      const results: BulkResult[] = [];
      for (const id of new Set(body.ids)) {
        try {
          await retry(deps, id, personOf(req).id);
          results.push({ id, ok: true });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          results.push({ id, ok: false, code: error.code });
        }
      }
      return results;
    }),
    on('POST /admin/deliveries/test', ({ req, body }) => testGateway(deps, personOf(req).id, body)),
    on('POST /admin/deliveries/pause', async ({ req, body }) => {
      await setPaused(deps, body.channel, { by: personOf(req).id, paused: true });
      return health();
    }),
    on('POST /admin/deliveries/resume', async ({ req, body }) => {
      await setPaused(deps, body.channel, { by: personOf(req).id, paused: false });
      return health();
    }),
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
};

type DeliveryDeps = Platform & { outbox: Outbox };

const retry = (deps: DeliveryDeps, id: string, by: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const row = await locked(tx, id);
    refuse(await deps.outbox.retry(tx, row));
    await audit(tx, {
      ...{ at: deps.clock.now(), by, action: 'retry', resource: 'deliveries', recordId: id, title: row.purpose },
      ...{ before: { status: row.status }, after: { status: 'queued' } },
    });
  });

/** Sends what was delivered once more; answers the id of the new delivery. */
const replay = (deps: DeliveryDeps, id: string, by: string): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const row = await locked(tx, id);
    const copy = await deps.outbox.replay(tx, row);
    if ('why' in copy) throw refusal(copy.why);
    const note = { at: deps.clock.now(), by, action: 'replay', resource: 'deliveries', recordId: id } as const;
    await audit(tx, { ...note, title: row.purpose });
    return copy.id;
  });

const setPaused = (
  deps: DeliveryDeps,
  channel: Channel,
  { by, paused }: { by: string; paused: boolean },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (channel === 'region')
      throw new ApiError('INVALID_FIELDS', { errors: { channel: 'Nothing waits on this one.' } });
    const at = deps.clock.now();
    const changed = paused
      ? await tx.insert(pausedChannels).values({ channel, paused_at: at }).onConflictDoNothing().returning()
      : await tx.delete(pausedChannels).where(eq(pausedChannels.channel, channel)).returning();
    const tried = !paused && (await deps.outbox.tryNow(tx, channel));
    if (changed.length === 0 && !tried) return;
    if (!paused) await deps.outbox.announce(tx);
    const note = { at, by, action: paused ? 'pause' : 'resume', resource: 'deliveries', recordId: null } as const;
    await audit(tx, {
      ...note,
      title: channel,
      before: { paused: changed.length > 0 ? !paused : paused },
      after: { paused },
    });
  });

async function locked(tx: Database, id: string): Promise<OutboxRow> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

function refuse(why: string | undefined): void {
  if (why !== undefined) throw refusal(why);
}

const refusal = (why: string) => new ApiError('LOCKED', { msg: `This cannot be delivered again: ${why}.` });
