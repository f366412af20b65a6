import type { ChannelHealth } from '@prospectus/contract';
import {
  Button,
  Callout,
  DataTable,
  Stack,
  StatusChip,
  type StatusTone,
  Text,
  TextField,
} from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall, useRead } from '../../providers/calls.ts';
import { type TextKey, useLanguage, useText } from '../../texts/language-context.ts';

const REFRESH_MS = 15_000;

/** Says that what was published is not on the site yet, since the API cannot read it; nothing where it can. */
export function SiteAlarm() {
  const text = useText();
  const since = useRead('GET /content/version', undefined, { refetchInterval: REFRESH_MS }).data?.behind_since;
  if (!since) return null;
  return (
    <Callout tone="danger" role="status" title={text('deliveries.siteOld')}>
      {text('deliveries.siteOldText')} <Timestamp at={since} />
    </Callout>
  );
}

/** Says since when a channel's gateway is down, what it answered and when it is tried next. */
export function DownAlarm({ channel, down_since, next_try_at, last_error }: ChannelHealth) {
  const text = useText();
  const { call, busy } = useCall();
  const tryNow = () => call('POST /admin/deliveries/resume', { body: { channel } }, { done: text('deliveries.tried') });
  return (
    <Callout
      tone="danger"
      role="status"
      title={text('deliveries.down', { channel: text(`deliveries.channels.${channel}`) })}
    >
      <Stack gap={1} align="start">
        <p>
          {text('deliveries.downText')} {text('deliveries.downSince')} <Timestamp at={down_since} /> ·{' '}
          {text('deliveries.lastAnswer')}: {last_error} · {text('deliveries.nextTry')}: <Timestamp at={next_try_at} />
        </p>
        <Button variant="secondary" size="small" busy={busy} onClick={() => void tryNow()}>
          {text('deliveries.tryNow')}
        </Button>
      </Stack>
    </Callout>
  );
}

/** Says that messages failed for good, with a button that shows them. */
export function FailedAlarm({ count }: { count: number }) {
  const text = useText();
  const { setFilters } = useListContext();
  return (
    <Callout tone="danger" role="status" title={text('deliveries.alarm', { smart_count: count })}>
      <Stack gap={1} align="start">
        <p>{text('deliveries.alarmText')}</p>
        <Button variant="secondary" size="small" onClick={() => setFilters({ status: 'dead' }, [])}>
          {text('deliveries.showFailed')}
        </Button>
      </Stack>
    </Callout>
  );
}

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

/** Sends a test through a channel's gateway, and shows what it answered. */
export function TestDialog({ channel, onClose }: { channel: ChannelHealth['channel']; onClose: () => void }) {
  const { text, locale } = useLanguage();
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const [to, setTo] = useState('');
  const [outcome, setOutcome] = useState<{ works: boolean; message: string }>();
  const name = text(`deliveries.channels.${channel}`);
  const contact = channel === 'sms' || channel === 'email' ? channel : undefined;
  const test = async () => {
    setOutcome(undefined);
    const body = to.trim() ? { to: to.trim() } : {};
    const result = await attempt((api) => api('POST /admin/gateways/:channel/test', { params: { channel }, body }));
    if (!result) return;
    const { ok, took_ms, error } = result.answer;
    const time = new Intl.NumberFormat(locale).format(took_ms);
    const message = ok
      ? text('deliveries.testWorks', { channel: name, time })
      : text('deliveries.testFailed', { channel: name, why: error ?? '' });
    setOutcome({ works: ok, message });
  };
  const wrongContact = failure?.errors['to'];
  const shown = failure && !wrongContact ? { works: false, message: failure.message } : outcome;
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={text('deliveries.testTitle', { channel: name })}
      actions={
        <Button busy={busy} disabled={contact !== undefined && to.trim() === ''} onClick={() => void test()}>
          {text('deliveries.testSend')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>{text('deliveries.testText')}</Text>
        {contact && (
          <TextField
            label={text(`deliveries.testTo.${contact}`)}
            help={text('deliveries.testToHelp')}
            error={wrongContact}
            value={to}
            inputMode={contact === 'sms' ? 'tel' : 'email'}
            autoComplete={contact === 'sms' ? 'tel' : 'email'}
            data-autofocus=""
            onChange={(event) => setTo(event.target.value)}
          />
        )}
        {shown && (
          <Callout role="status" tone={shown.works ? 'success' : 'danger'}>
            {shown.message}
          </Callout>
        )}
      </Stack>
    </ModalDialog>
  );
}
