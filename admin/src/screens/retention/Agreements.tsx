import { CONSENT_CHANNELS } from '@prospectus/contract';
import type { AgreementRecord } from '@prospectus/contract/retention';
import { DataTable, EmptyState, Grid, Heading, Link, Select, Stack, Text, TextField } from '@prospectus/design-system';
import { PageLinks } from '@prospectus/design-system/console';
import { useGetList } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { useAddress } from '../../layout/use-address.ts';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';
import { LoadFailed } from './LoadFailed.tsx';

const PER_PAGE = 50;

/** Who agreed to which version, when, on which page, and to news by which channels. */
export function Agreements({ versions }: { versions: readonly string[] }) {
  const text = useText();
  const { get, change, page, href } = useAddress();
  const notice = versions.find((version) => version === get('version'));
  const channel = CONSENT_CHANNELS.find((one) => one === get('channel'));
  const { data, total, error, refetch } = useGetList<AgreementRecord>(
    'retention/agreements',
    {
      filter: {
        ...(notice && { notice }),
        ...(channel && { [channel]: true }),
        ...daysOf(get('from'), get('to')),
      },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page, perPage: PER_PAGE },
    },
    { retry: false, networkMode: 'always' },
  );
  return (
    <Stack as="div" gap={2}>
      <Heading level={2} size="h4">
        {text('retention.notices.who')}
      </Heading>
      <search aria-label={text('retention.notices.filters')}>
        <Grid min={170} gap={2}>
          <Select
            label={text('retention.notices.version')}
            placeholder={text('retention.notices.allVersions')}
            value={notice ?? ''}
            options={versions.map((value) => ({ value, label: value }))}
            onChange={(event) => change({ version: event.target.value, page: undefined })}
          />
          <Select
            label={text('retention.notices.channel')}
            placeholder={text('retention.notices.anyChannel')}
            value={channel ?? ''}
            options={CONSENT_CHANNELS.map((value) => ({ value, label: text(`retention.notices.channels.${value}`) }))}
            onChange={(event) => change({ channel: event.target.value, page: undefined })}
          />
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={text(`retention.notices.${name}`)}
              value={get(name)}
              onChange={(event) => change({ [name]: event.target.value, page: undefined })}
            />
          ))}
        </Grid>
      </search>
      {content()}
      <PageLinks
        page={page}
        pages={Math.ceil((total ?? 0) / PER_PAGE)}
        href={(to) => href('/retention/notices', { page: String(to) })}
      />
    </Stack>
  );

  function content() {
    const failure = failureInstead(error, data);
    if (failure) return <LoadFailed error={failure} onRetry={() => void refetch()} />;
    if (!data) return <ListSkeleton />;
    if (data.length === 0)
      return (
        <EmptyState
          headingLevel={3}
          icon="users"
          title={text('retention.notices.none')}
          text={text('retention.notices.noneText')}
        />
      );
    return (
      <DataTable
        caption={text('retention.notices.who')}
        captionHidden
        columns={[
          { key: 'person', label: text('retention.notices.person') },
          { key: 'version', label: text('retention.notices.version') },
          { key: 'at', label: text('retention.notices.at') },
          { key: 'page', label: text('retention.notices.page') },
          { key: 'news', label: text('retention.notices.news') },
        ]}
        rows={data.map((one) => ({
          person: (
            <>
              <Link href={`/leads/${one.lead}`}>{one.name}</Link>
              <Text as="div" size="small" tone="muted">
                {one.mobile}
              </Text>
            </>
          ),
          version: one.notice,
          at: <Timestamp at={one.at} />,
          page: one.page ?? '—',
          news: newsOf(one.agreed_channels),
        }))}
      />
    );
  }

  function newsOf(channels: string[] | null): string {
    if (channels === null) return '—';
    const known = CONSENT_CHANNELS.filter((one) => channels.includes(one));
    return known.map((one) => text(`retention.notices.channels.${one}`)).join(', ') || text('retention.notices.noNews');
  }
}

const DAY_MS = 86_400_000;

/** Days of the filter, in Asia/Kolkata; the last one is included. */
function daysOf(from: string, to: string): Record<string, string> {
  const start = startOf(from);
  const end = startOf(to);
  return {
    ...(start !== undefined && { at_gte: new Date(start).toISOString() }),
    ...(end !== undefined && { at_lte: new Date(end + DAY_MS - 1).toISOString() }),
  };
}

function startOf(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00+05:30`);
  return Number.isNaN(time) ? undefined : time;
}
