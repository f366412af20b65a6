import { CONSENT_CHANNELS } from '@prospectus/contract';
import type { AgreementRecord } from '@prospectus/contract/retention';
import { Clamp, Heading, Stack } from '@prospectus/design-system';

import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useRead } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';

/** Every version of the text that people agree to, and who agreed. */
export function Notices() {
  const text = useText();
  return (
    <Loaded query={useRead('GET /admin/retention/notices')} title={text('retention.failed')} waiting={<ListSkeleton />}>
      {(notices) => (
        <Stack gap={3}>
          {notices.map((notice) => (
            <Panel key={notice.version} title={notice.version} gap={1}>
              <Muted>
                {text('retention.notices.since')} <Timestamp at={notice.first_used_at} /> ·{' '}
                {text('retention.notices.people', { smart_count: notice.people })}
              </Muted>
              <Clamp subject={notice.version}>
                {notice.text.split('\n').map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Clamp>
            </Panel>
          ))}
          <Agreements versions={notices.map(({ version }) => version)} />
        </Stack>
      )}
    </Loaded>
  );
}

/** The API has an entry for each channel. */
const apiFilter = ({ channel, ...filter }: Readonly<Record<string, unknown>>) => ({
  ...filter,
  ...(typeof channel === 'string' && { [channel]: true }),
});

/** Who agreed to which version, when, on which page, and to news by which channels. */
function Agreements({ versions }: { versions: readonly string[] }) {
  const text = useText();
  const newsOf = (channels: readonly string[] | null): string => {
    if (channels === null) return '—';
    const known = CONSENT_CHANNELS.filter((channel) => channels.includes(channel));
    const names = known.map((channel) => text(`retention.notices.channels.${channel}`));
    return names.join(', ') || text('retention.notices.noNews');
  };
  return (
    <Stack gap={2}>
      <Heading level={2} size="h4">
        {text('retention.notices.who')}
      </Heading>
      <ListScreen<AgreementRecord>
        isPart
        subject="retention/agreements"
        sort={{ field: 'at', order: 'DESC' }}
        apiFilter={apiFilter}
        title={text('retention.notices.who')}
        failed={text('retention.failed')}
        empty={{ icon: 'users', title: text('retention.notices.none'), text: text('retention.notices.noneText') }}
        filters={[
          {
            kind: 'choice',
            name: 'notice',
            label: text('retention.notices.version'),
            any: text('retention.notices.allVersions'),
            options: versions.map((value) => ({ value, label: value })),
          },
          {
            kind: 'choice',
            name: 'channel',
            label: text('retention.notices.channel'),
            any: text('retention.notices.anyChannel'),
            options: CONSENT_CHANNELS.map((value) => ({ value, label: text(`retention.notices.channels.${value}`) })),
          },
          { kind: 'day', name: 'at_gte', edge: 'start', label: text('retention.notices.from') },
          { kind: 'day', name: 'at_lte', edge: 'end', label: text('retention.notices.to') },
        ]}
        columns={[
          {
            name: 'name',
            label: text('retention.notices.person'),
            href: ({ lead }) => `/leads/${lead}`,
            note: ({ mobile }) => mobile,
          },
          { name: 'notice', label: text('retention.notices.version') },
          { name: 'at', label: text('retention.notices.at'), isTime: true },
          { name: 'page', label: text('retention.notices.page'), cell: ({ page }) => page ?? '—' },
          {
            name: 'news',
            label: text('retention.notices.news'),
            cell: ({ agreed_channels }) => newsOf(agreed_channels),
          },
        ]}
      />
    </Stack>
  );
}
