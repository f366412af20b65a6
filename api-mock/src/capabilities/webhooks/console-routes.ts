import { webhookCalls } from '@prospectus/contract/webhooks';
import type { Router } from 'express';

import { consoleRouter, idOf } from '../../platform/console/console-router.ts';
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
export const webhookRoutes = (deps: Platform & WebhookDeps): Router =>
  consoleRouter<typeof webhookCalls>(
    deps,
    'webhooks',
    {
      list: ({ req }) => listWebhooks(deps.db, req.query),
      deliveries: ({ req }) => listWebhookDeliveries(deps.db, req.query),
      create: ({ req }) => createWebhook(deps, personOf(req), req.body),
      read: async ({ req }) => {
        const row = await readWebhook(deps.db, idOf(req));
        return row && toRecord(row);
      },
      update: ({ req }) => changeWebhook(deps, idOf(req), personOf(req), req.body),
      delete: ({ req, query }) => deleteWebhook(deps, idOf(req), personOf(req), query.version),
      rotate: ({ req }) => rotateSecret(deps, idOf(req), personOf(req)),
      test: ({ req }) => testWebhook(deps, idOf(req), personOf(req)),
    },
    webhookCalls,
  );
