import { gatewayTest, type GatewayTest } from '@prospectus/contract';
import {
  webhookRecord,
  type WebhookFields,
  type WebhookRecord,
  webhookWithSecret,
  type WebhookWithSecret,
} from '@prospectus/contract/webhooks';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

/** What an ADMIN does with webhooks. */
export type WebhookCalls = {
  read(id: string): Promise<WebhookRecord>;
  /** Its secret is answered this once. */
  create(fields: WebhookFields): Promise<WebhookWithSecret>;
  /** Fails with VERSION_CONFLICT where another version was seen. */
  change(seen: WebhookRecord, fields: Partial<WebhookFields>): Promise<WebhookRecord>;
  remove(seen: WebhookRecord): Promise<void>;
  /** The new secret is answered this once. */
  rotate(id: string): Promise<WebhookWithSecret>;
  test(id: string): Promise<GatewayTest>;
  /** Sends what failed for good once more. */
  retry(deliveryId: string): Promise<boolean>;
};

/** Calls on webhooks, as the person who is signed in. */
export function useWebhooks(): WebhookCalls {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useMemo(() => {
    const post = async (path: string, data: object = {}): Promise<unknown> =>
      (await provider.create(`webhooks${path}`, { data })).data;
    return {
      read: async (id) => webhookRecord.parse((await provider.getOne('webhooks', { id })).data),
      create: async (fields) => webhookWithSecret.parse(await post('', fields)),
      change: async (seen, fields) => {
        const data = { ...fields, version: seen.version };
        return webhookRecord.parse((await provider.update('webhooks', { id: seen.id, data, previousData: seen })).data);
      },
      remove: async (seen) => {
        await provider.delete('webhooks', { id: seen.id, previousData: seen });
      },
      rotate: async (id) => webhookWithSecret.parse(await post(`/${id}/rotate`)),
      test: async (id) => gatewayTest.parse(await post(`/${id}/test`)),
      retry: async (deliveryId) => (await provider.delivery('retry', [deliveryId])).every(({ ok }) => ok),
    };
  }, [provider]);
}
