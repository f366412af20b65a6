import type { Channel } from '@prospectus/contract';
import { Histogram, inRequestOf, inSpan } from '@prospectus/telemetry';

import type { Gateway } from './gateway.ts';

const durations = new Histogram({
  name: 'prospectus_gateway_duration_seconds',
  help: 'Attempts to hand a message to a gateway, by their outcome.',
  labelNames: ['channel', 'outcome'] as const,
  buckets: [0.05, 0.2, 0.5, 1, 2.5, 10],
});

/** A gateway whose attempts are counted and traced. */
export const measured =
  (channel: Channel, gateway: Gateway): Gateway =>
  async (message, key, subject) => {
    const ended = durations.startTimer({ channel });
    try {
      const send = () => gateway(message, key, subject);
      const answer = await inRequestOf(key, () => inSpan(`send ${channel}`, { gateway: channel }, send));
      ended({ outcome: 'accepted' });
      return answer;
    } catch (error) {
      ended({ outcome: 'failed' });
      throw error;
    }
  };
