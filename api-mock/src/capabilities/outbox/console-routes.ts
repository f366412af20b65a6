import { ApiError } from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import type { Router } from 'express';

import { audit } from '../audit/index.ts';
import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
import { sendList, sendRecord } from '../../platform/console/list-answer.ts';
import { readList } from '../../platform/console/list-query.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from './outbox.ts';
import { personOf } from '../../platform/http/access.ts';
import { deliveryColumns, listDeliveries, readDelivery } from './delivery-list.ts';
import { outbox } from './tables.ts';

/** Deliveries as the console reads them; dead ones can be retried. */
export const deliveryRoutes = (deps: DeliveryDeps): Router =>
  consoleRouter(deps, 'deliveries', [
    [
      'get',
      '',
      'list',
      async (req, res) => {
        const request = readList(req.query, deliveryColumns);
        const { found, total } = await listDeliveries(deps.db, request);
        sendList(res, 'deliveries', found, request.first, total);
      },
    ],
    ['get', '/:id', 'read', async (req, res) => sendRecord(req, res, await readDelivery(deps.db, idOf(req)))],
    [
      'post',
      '/:id/retry',
      'update',
      async (req, res) => {
        await retry(deps, idOf(req), personOf(req).id);
        sendRecord(req, res, await readDelivery(deps.db, idOf(req)));
      },
    ],
  ]);

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
