import type { BulkResult, ChannelHealth } from '@prospectus/contract';

import type { ConsoleClient } from './console-client.ts';

/** What staff do with deliveries. */
export type DeliveryCalls = {
  health(): Promise<ChannelHealth[]>;
  /** Hands dead deliveries to their gateways once more, each by itself. */
  retry(ids: string[]): Promise<BulkResult[]>;
  /** Sends what was delivered once more. */
  replay(id: string): Promise<void>;
  setPaused(channel: ChannelHealth['channel'], paused: boolean): Promise<ChannelHealth[]>;
};

/** The calls on deliveries, through the client of the console's calls. */
export const createDeliveryCalls = (call: ConsoleClient): DeliveryCalls => ({
  health: () => call('deliveries', 'health'),
  retry: (ids) => call('deliveries', 'retryMany', { body: { ids } }),
  replay: async (id) => {
    await call('deliveries', 'replay', { params: { id } });
  },
  setPaused: (channel, paused) => call('deliveries', paused ? 'pause' : 'resume', { body: { channel } }),
});
