import { sql } from 'drizzle-orm';

import { idOf, on } from '../../platform/calls/calls.ts';
import { personOf } from '../../platform/http/access.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { listWebhookDeliveries, listWebhooks, toRecord } from './lists.ts';
import { publishedContent } from './notify.ts';
import { resealSecrets } from './sign.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  readWebhook,
  rotateSecret,
  testWebhook,
  type WebhookDeps,
} from './store.ts';

/** Webhooks: other systems that are notified of events. */
export const webhookReceivers: Capability<Platform & WebhookDeps> = {
  name: 'webhooks',
  mount: (deps) => ({
    routes: [
      [
        on('GET /admin/webhooks', ({ req }) => listWebhooks(deps.db, req.query)),
        on('GET /admin/webhooks/deliveries', ({ req }) => listWebhookDeliveries(deps.db, req.query)),
        on('POST /admin/webhooks', ({ req }) => createWebhook(deps, personOf(req), req.body)),
        on('GET /admin/webhooks/:id', async ({ req }) => {
          const row = await readWebhook(deps.db, idOf(req));
          return row && toRecord(row);
        }),
        on('PUT /admin/webhooks/:id', ({ req }) => changeWebhook(deps, idOf(req), personOf(req), req.body)),
        on('DELETE /admin/webhooks/:id', ({ req, query }) =>
          deleteWebhook(deps, idOf(req), personOf(req), query.version),
        ),
        on('POST /admin/webhooks/:id/rotate', ({ req }) => rotateSecret(deps, idOf(req), personOf(req))),
        on('POST /admin/webhooks/:id/test', ({ req }) => testWebhook(deps, idOf(req), personOf(req))),
      ],
    ],
  }),
  start: resealSecrets,
  onDocuments: publishedContent,
  reset: async ({ db }) => void (await db.execute(sql`delete from webhooks`)),
};
