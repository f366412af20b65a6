import type { ChannelHealth } from '@prospectus/contract';
import { Button, Callout, Stack, useToast } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';

/** Says for each channel whose gateway is down since when, what it said and when it is tried next; nothing where all answer. */
export function DownAlarm({ channels, onTried }: { channels: readonly ChannelHealth[]; onTried: () => void }) {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState<string>();
  const tryNow = async (channel: ChannelHealth['channel']) => {
    setBusy(channel);
    try {
      await provider.api('POST /admin/deliveries/resume', { body: { channel } });
      toast.show({ tone: 'success', title: text('deliveries.tried') });
      onTried();
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(undefined);
    }
  };
  // A paused channel is tried by nobody, and the table says so.
  const down = channels.filter(({ down_since, paused_at }) => down_since !== null && paused_at === null);
  return down.map(({ channel, down_since, next_try_at, last_error }) => (
    <Callout
      key={channel}
      tone="danger"
      role="status"
      title={text('deliveries.down', { channel: text(`deliveries.channels.${channel}`) })}
    >
      <Stack gap={1}>
        <p>
          {text('deliveries.downText')} {text('deliveries.downSince')} <Timestamp at={down_since} /> ·{' '}
          {text('deliveries.lastAnswer')}: {last_error} · {text('deliveries.nextTry')}: <Timestamp at={next_try_at} />
        </p>
        <div>
          <Button variant="secondary" size="small" busy={busy === channel} onClick={() => void tryNow(channel)}>
            {text('deliveries.tryNow')}
          </Button>
        </div>
      </Stack>
    </Callout>
  ));
}
