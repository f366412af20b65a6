import { resources } from '@prospectus/contract';

import { leadDeliveryHandlers, refusedContacts } from '../capabilities/leads/index.ts';
import { failGateway, openFaults } from '../capabilities/mock/index.ts';
import { openOutbox, type RefuseDeliveries } from '../capabilities/outbox/index.ts';
import {
  countWebhookFailure,
  refusedByWebhooks,
  webhookDeliveryHandlers,
  webhookGateway,
} from '../capabilities/webhooks/index.ts';
import type { ContentFeed } from '../content/feed.ts';
import { liveSettings } from '../content/live-settings.ts';
import { EVERYTHING } from '../content/tags.ts';
import { measured } from '../platform/gateways/measured.ts';
import { openGateways } from '../platform/gateways/open-gateways.ts';
import type { Platform } from '../platform/platform.ts';

/** Gateways, the outbox that delivers to them, and the handlers of deliveries. */
export async function openThirdParties(
  deps: Pick<Platform, 'config' | 'keys' | 'store' | 'clock' | 'log'> & { feed: ContentFeed },
) {
  const faults = await openFaults(deps.store);
  const fail = failGateway(faults);
  const webhooks = webhookGateway(deps);
  const { gateways, addresses, follow } = openGateways(deps.config, fail);
  gateways.webhooks = measured('webhooks', deps.config.mode === 'local' ? fail('webhooks', webhooks) : webhooks);
  const readSettings = async () => follow(await liveSettings(deps.store.db));
  await readSettings();
  deps.feed.beforeKnown(async ({ tags }) => {
    if (tags.includes(resources.settings.name) || tags.includes(EVERYTHING)) await readSettings();
  });
  const handlers = { ...leadDeliveryHandlers(deps.clock), ...webhookDeliveryHandlers(deps.clock) };
  const outbox = await openOutbox({
    ...deps,
    gateways,
    addresses,
    handlers,
    refuse,
    failed: { webhooks: countWebhookFailure(deps) },
  });
  return {
    outbox,
    faults,
    region: gateways.region,
    stop: async () => {
      await outbox.stop();
      await faults.stop();
    },
  };
}

const refuse: RefuseDeliveries = async (db, messages) =>
  new Map([...(await refusedContacts(db, messages)), ...(await refusedByWebhooks(db, messages))]);
