import type { ChannelHealth } from '@prospectus/contract';
import { Button, DataTable, Stack, StatusChip, Text, useToast } from '@prospectus/design-system';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { TestDialog } from './TestDialog.tsx';

/** How each channel does, and the switch that pauses it. */
export function ChannelTable({ channels, onChanged }: { channels: readonly ChannelHealth[]; onChanged: () => void }) {
  const { text, locale } = useLanguage();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState<string>();
  const [tested, setTested] = useState<ChannelHealth['channel']>();
  const count = new Intl.NumberFormat(locale);
  const toggle = async ({ channel, paused_at }: ChannelHealth) => {
    // What was refused before says nothing of this attempt.
    toast.close();
    setBusy(channel);
    try {
      await provider.api(`POST /admin/deliveries/${paused_at === null ? 'pause' : 'resume'}`, { body: { channel } });
      onChanged();
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(undefined);
    }
  };
  const state = ({ on, paused_at, down_since, failed }: ChannelHealth) => {
    if (!on) return <StatusChip tone="neutral" label={text('deliveries.off')} />;
    if (paused_at) return <StatusChip tone="warning" label={text('deliveries.paused')} />;
    if (down_since !== null) return <StatusChip tone="danger" label={text('deliveries.failing')} />;
    if (failed > 0) return <StatusChip tone="warning" label={text('deliveries.states.failed')} />;
    return <StatusChip tone="success" label={text('deliveries.working')} />;
  };
  const goesTo = ({ goes_to }: ChannelHealth) => {
    if (goes_to === null) return null;
    return goes_to === 'mock' ? text('deliveries.goesToMock') : text('deliveries.goesTo', { host: goes_to });
  };
  return (
    <>
      <DataTable
        caption={text('deliveries.channelsTitle')}
        columns={[
          { key: 'channel', label: text('deliveries.channel') },
          { key: 'state', label: text('deliveries.state') },
          { key: 'waiting', label: text('deliveries.waiting'), align: 'end' },
          { key: 'oldest', label: text('deliveries.oldest') },
          { key: 'dead', label: text('deliveries.states.dead'), align: 'end' },
          { key: 'sent', label: text('deliveries.sentToday'), align: 'end' },
          { key: 'action', label: text('deliveries.action'), align: 'end' },
        ]}
        rows={channels.map((channel) => {
          const name = text(`deliveries.channels.${channel.channel}`);
          const label = text(channel.paused_at ? 'deliveries.resume' : 'deliveries.pause');
          return {
            channel: (
              <>
                {name}
                <Text as="div" size="small" tone="muted">
                  {goesTo(channel)}
                </Text>
              </>
            ),
            state: state(channel),
            waiting: count.format(channel.queued + channel.failed),
            oldest: <Timestamp at={channel.oldest_waiting_at} />,
            dead: count.format(channel.dead),
            sent: count.format(channel.sent),
            action: (
              <Stack direction="row" gap={0.5} justify="end">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${text('deliveries.test')}: ${name}`}
                  // Each of them is tested on its own page.
                  {...(channel.channel === 'webhooks'
                    ? { href: '/webhooks' }
                    : { disabled: !channel.on, onClick: () => setTested(channel.channel) })}
                >
                  {text('deliveries.test')}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  startIcon={channel.paused_at ? 'play' : 'pause'}
                  aria-label={`${label}: ${name}`}
                  busy={busy === channel.channel}
                  disabled={!channel.on}
                  onClick={() => void toggle(channel)}
                >
                  {label}
                </Button>
              </Stack>
            ),
          };
        })}
      />
      {tested && <TestDialog channel={tested} onClose={() => setTested(undefined)} />}
    </>
  );
}
