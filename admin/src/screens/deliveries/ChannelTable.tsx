import type { ChannelHealth } from '@prospectus/contract';
import { Button, DataTable, Stack, StatusChip, type StatusTone } from '@prospectus/design-system';
import { useState } from 'react';

import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall } from '../../providers/calls.ts';
import { type TextKey, useLanguage, useText } from '../../texts/language-context.ts';
import { TestDialog } from './TestDialog.tsx';

function stateOf({ on, paused_at, down_since, failed }: ChannelHealth): [StatusTone, TextKey] {
  if (!on) return ['neutral', 'deliveries.off'];
  if (paused_at) return ['warning', 'deliveries.paused'];
  if (down_since !== null) return ['danger', 'deliveries.failing'];
  if (failed > 0) return ['warning', 'deliveries.states.failed'];
  return ['success', 'deliveries.working'];
}

/** How each channel does, with a test of its gateway and the switch that pauses it. */
export function ChannelTable({ channels }: { channels: readonly ChannelHealth[] }) {
  const { text, locale } = useLanguage();
  const count = new Intl.NumberFormat(locale);
  return (
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
      rows={channels.map((health) => {
        const { channel, goes_to } = health;
        const [tone, state] = stateOf(health);
        return {
          channel: (
            <>
              {text(`deliveries.channels.${channel}`)}
              {goes_to !== null && (
                <Muted>
                  {goes_to === 'mock' ? text('deliveries.goesToMock') : text('deliveries.goesTo', { host: goes_to })}
                </Muted>
              )}
            </>
          ),
          state: <StatusChip tone={tone} label={text(state)} />,
          waiting: count.format(health.queued + health.failed),
          oldest: <Timestamp at={health.oldest_waiting_at} />,
          dead: count.format(health.dead),
          sent: count.format(health.sent),
          action: <ChannelActions {...health} />,
        };
      })}
    />
  );
}

function ChannelActions({ channel, on, paused_at }: ChannelHealth) {
  const text = useText();
  const { call, busy } = useCall();
  const [isTesting, setIsTesting] = useState(false);
  const name = text(`deliveries.channels.${channel}`);
  const label = text(paused_at ? 'deliveries.resume' : 'deliveries.pause');
  return (
    <Stack direction="row" gap={0.5} justify="end">
      <Button
        variant="quiet"
        size="small"
        aria-label={`${text('deliveries.test')}: ${name}`}
        // Each webhook is tested on its own page.
        {...(channel === 'webhooks' ? { href: '/webhooks' } : { disabled: !on, onClick: () => setIsTesting(true) })}
      >
        {text('deliveries.test')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        startIcon={paused_at ? 'play' : 'pause'}
        aria-label={`${label}: ${name}`}
        busy={busy}
        disabled={!on}
        onClick={() => void call(`POST /admin/deliveries/${paused_at ? 'resume' : 'pause'}`, { body: { channel } })}
      >
        {label}
      </Button>
      {isTesting && <TestDialog channel={channel} onClose={() => setIsTesting(false)} />}
    </Stack>
  );
}
