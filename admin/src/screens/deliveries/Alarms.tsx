import type { Answer, ChannelHealth } from '@prospectus/contract';
import { Button, Callout, Stack } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';

const REFRESH_MS = 15_000;

/** Says that what was published is not on the site yet, since the API cannot read it; nothing where it can. */
export function SiteAlarm() {
  const text = useText();
  const { data } = useQuery({
    queryKey: ['content', 'version'],
    queryFn: readBehindSince,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  if (!data) return null;
  return (
    <Callout tone="danger" role="status" title={text('deliveries.siteOld')}>
      {text('deliveries.siteOldText')} <Timestamp at={data} />
    </Callout>
  );
}

async function readBehindSince(): Promise<string | null> {
  const answer = await fetch('/api/content/version', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { data } = (await answer.json()) as { data: Answer<'GET /content/version'> };
  return data.behind_since;
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
