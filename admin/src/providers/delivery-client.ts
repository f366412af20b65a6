import type { BulkResult, ChannelHealth, GatewayTest } from '@prospectus/contract';

import type { ConsoleClient } from './console-client.ts';

/** What staff do with deliveries. */
type DeliveryClient = {
  health(): Promise<ChannelHealth[]>;
  /** Hands dead deliveries to their gateways once more, each by itself. */
  retry(ids: string[]): Promise<BulkResult[]>;
  /** Sends what was delivered once more. */
  replay(id: string): Promise<void>;
  setPaused(channel: ChannelHealth['channel'], paused: boolean): Promise<ChannelHealth[]>;
  /** Hands a test message to a channel's gateway; SMS and e-mail need to know where it goes. */
  test(channel: ChannelHealth['channel'], to?: string): Promise<GatewayTest>;
};

/** The same as one function: react-admin hands on a provider's functions alone. */
export type DeliveryCall = <N extends keyof DeliveryClient>(
  name: N,
  ...given: Parameters<DeliveryClient[N]>
) => ReturnType<DeliveryClient[N]>;

/** The calls on deliveries, through the client of the console's calls. */
export function createDeliveryCall(call: ConsoleClient): DeliveryCall {
  const client = createDeliveryClient(call);
  return (name, ...given) =>
    (client[name] as (...all: typeof given) => ReturnType<DeliveryClient[typeof name]>)(...given);
}

const createDeliveryClient = (call: ConsoleClient): DeliveryClient => ({
  health: () => call('deliveries', 'health'),
  retry: (ids) => call('deliveries', 'retryMany', { body: { ids } }),
  replay: async (id) => {
    await call('deliveries', 'replay', { params: { id } });
  },
  setPaused: (channel, paused) => call('deliveries', paused ? 'pause' : 'resume', { body: { channel } }),
  test: (channel, to) => call('deliveries', 'testGateway', { body: { channel, ...(to && { to }) } }),
});
