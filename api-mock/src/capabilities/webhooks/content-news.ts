import { pathsUnder } from '../../content/page-paths.ts';
import type { DocumentSubscriber } from '../../content/subscribers.ts';
import { tellWebhooks } from './tell.ts';

/** Tells webhooks of content that went live, whoever or whatever published it: its id, and its path where it is a page. */
export const contentNews: DocumentSubscriber = {
  changed: async (tx, { resource, action, after }) => {
    if (action !== 'publish' && action !== 'reset') return;
    const path = (await pathsUnder(tx, resource, after.id)).get(after.id) ?? null;
    const data = { resource: resource.name, record_id: after.id, version: after.version, path };
    await tellWebhooks(tx, [{ type: 'content.published', at: after.published_at ?? after.updated_at, data }]);
  },
};
