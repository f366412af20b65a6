import { sql } from 'drizzle-orm';

import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { webhookRoutes } from './console-routes.ts';
import { contentNews } from './content-news.ts';
import type { WebhookDeps } from './store.ts';

/** Other systems that are told of events. */
export const webhookReceivers: Capability<Platform & WebhookDeps> = {
  name: 'webhooks',
  mount: (deps) => ({ routes: [webhookRoutes(deps)] }),
  onDocuments: contentNews,
  reset: async ({ db }) => void (await db.execute(sql`delete from webhooks`)),
};
