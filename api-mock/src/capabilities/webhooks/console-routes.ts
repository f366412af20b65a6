import { type Mounted, idOf, on } from '../../platform/http/calls.ts';
import { personOf } from '../../platform/http/access.ts';
import type { Platform } from '../../platform/platform.ts';
import { listWebhookDeliveries, listWebhooks } from './lists.ts';
import { toRecord } from './record.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  readWebhook,
  rotateSecret,
  testWebhook,
  type WebhookDeps,
} from './store.ts';

/** Webhooks, as an ADMIN works on them. */
export const webhookRoutes = (deps: Platform & WebhookDeps): Mounted[] => [
  on('GET /admin/webhooks', ({ req }) => listWebhooks(deps.db, req.query)),
  on('GET /admin/webhooks/deliveries', ({ req }) => listWebhookDeliveries(deps.db, req.query)),
  on('POST /admin/webhooks', ({ req }) => createWebhook(deps, personOf(req), req.body)),
  on('GET /admin/webhooks/:id', async ({ req }) => {
    const row = await readWebhook(deps.db, idOf(req));
    return row && toRecord(row);
  }),
  on('PUT /admin/webhooks/:id', ({ req }) => changeWebhook(deps, idOf(req), personOf(req), req.body)),
  on('DELETE /admin/webhooks/:id', ({ req, query }) => deleteWebhook(deps, idOf(req), personOf(req), query.version)),
  on('POST /admin/webhooks/:id/rotate', ({ req }) => rotateSecret(deps, idOf(req), personOf(req))),
  on('POST /admin/webhooks/:id/test', ({ req }) => testWebhook(deps, idOf(req), personOf(req))),
];
