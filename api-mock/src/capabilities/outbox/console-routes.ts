import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import type { Router } from 'express';

import { audit } from '../audit/index.ts';
import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { readList } from '../../platform/console/list-query.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from './outbox.ts';
import { checkRecord, personOf } from '../../platform/http/access.ts';
import { deliveryColumns, listDeliveries, readDelivery } from './delivery-list.ts';
import { outbox } from './tables.ts';

/** Deliveries as the console reads them; dead ones can be retried. */
export const deliveryRoutes = (deps: DeliveryDeps): Router =>
  consoleRouter(deps, 'deliveries', {
    list: async ({ req }) => {
      const request = readList(req.query, deliveryColumns);
      return { ...(await listDeliveries(deps.db, request)), first: request.first };
    },
    read: ({ req }) => readDelivery(deps.db, idOf(req)),
    retry: async ({ req }) => {
      const record = await readDelivery(deps.db, idOf(req));
      if (!record) throw new ApiError('NOT_FOUND');
      checkRecord(req, record);
      await retry(deps, record.id, personOf(req).id);
      return readDelivery(deps.db, record.id);
    },
  });

type DeliveryDeps = Platform & { outbox: Outbox };
const retry = (deps: DeliveryDeps, id: string, by: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
    if (!row) throw new ApiError('NOT_FOUND');
    const why = await deps.outbox.retry(tx, row);
    if (why !== undefined) throw new ApiError('LOCKED', { msg: `This cannot be delivered again: ${why}.` });
    await audit(tx, {
      at: deps.clock.now(),
      by,
      action: 'update',
      resource: 'deliveries',
      recordId: id,
      title: row.purpose,
      before: { status: row.status },
      after: { status: 'queued' },
    });
  });
