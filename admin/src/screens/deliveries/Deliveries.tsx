import { EmptyState, ErrorState, Grid, Select, Stack } from '@prospectus/design-system';
import { PageLinks } from '@prospectus/design-system/console';
import { CHANNELS, DELIVERY_STATUS, type DeliveryRecord } from '@prospectus/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useGetList } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { Allowed } from '../../records/Allowed.tsx';
import { ListSkeleton } from '../../records/ListSkeleton.tsx';
import { useText } from '../../texts/language-context.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { DownAlarm } from './DownAlarm.tsx';
import { FailedAlarm } from './FailedAlarm.tsx';
import { SiteAlarm } from './SiteAlarm.tsx';
import { PURPOSES, purposeKey } from '../../texts/purpose-key.ts';
import { useDeliveryFilter } from './use-delivery-filter.ts';

const PER_PAGE = 50;
const REFRESH_MS = 15_000;

/** What goes to the gateways: how each channel does, every message with its state, and what can be done about it. */
export function Deliveries() {
  return (
    <Allowed resource="deliveries" action="list" waiting={<PageSkeleton />}>
      <Health />
    </Allowed>
  );
}

function Health() {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { filter, set, page, href, api, isFiltered } = useDeliveryFilter();
  const channels = useQuery({
    queryKey: ['deliveries', 'health'],
    queryFn: () => provider.api('GET /admin/deliveries/health'),
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const list = useGetList<DeliveryRecord>(
    'deliveries',
    { filter: api, sort: { field: 'created_at', order: 'DESC' }, pagination: { page, perPage: PER_PAGE } },
    { retry: false, networkMode: 'always', refetchInterval: REFRESH_MS },
  );
  const filters = useRef<HTMLElement>(null);
  // They are below the channels, and on a low screen out of sight.
  const showFailed = () => {
    set('status', 'dead');
    filters.current?.scrollIntoView();
    filters.current?.focus({ preventScroll: true });
  };
  const refetch = () => {
    void channels.refetch();
    void list.refetch();
  };
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('deliveries.title')}
        count={list.isPending ? null : list.total}
        subtitle={text('deliveries.subtitle')}
      />
      {channels.isPending ? <ListSkeleton /> : sections()}
    </Stack>
  );

  // Nothing is shown before the channels are, so that nothing moves when they arrive.
  function sections() {
    return (
      <>
        <SiteAlarm />
        <DownAlarm channels={channels.data ?? []} onTried={refetch} />
        <FailedAlarm channels={channels.data ?? []} onShow={showFailed} />
        {channels.data && <ChannelTable channels={channels.data} onChanged={refetch} />}
        <search ref={filters} tabIndex={-1} aria-label={text('deliveries.filters')}>
          <Grid min={160} gap={2}>
            <Select
              label={text('deliveries.state')}
              placeholder={text('deliveries.anyState')}
              value={filter.status}
              options={DELIVERY_STATUS.map((value) => ({ value, label: text(`deliveries.states.${value}`) }))}
              onChange={(event) => set('status', event.target.value)}
            />
            <Select
              label={text('deliveries.channel')}
              placeholder={text('deliveries.anyChannel')}
              value={filter.channel}
              options={CHANNELS.map((value) => ({ value, label: text(`deliveries.channels.${value}`) }))}
              onChange={(event) => set('channel', event.target.value)}
            />
            <Select
              label={text('deliveries.purpose')}
              placeholder={text('deliveries.anyPurpose')}
              value={filter.purpose}
              options={PURPOSES.map((value) => ({ value, label: text(purposeKey(value) ?? 'deliveries.purpose') }))}
              onChange={(event) => set('purpose', event.target.value)}
            />
          </Grid>
        </search>
        {content()}
        <PageLinks page={page} pages={Math.ceil((list.total ?? 0) / PER_PAGE)} href={href} />
      </>
    );
  }

  function content() {
    const failure = failureInstead(list.error, list.data) ?? failureInstead(channels.error, channels.data);
    if (failure)
      return (
        <ErrorState headingLevel={2} title={text('deliveries.notLoaded')} text={failure.message} onRetry={refetch} />
      );
    if (list.isPending || !list.data) return <ListSkeleton />;
    if (list.data.length === 0)
      return (
        <EmptyState
          headingLevel={2}
          icon="mail"
          title={text(isFiltered ? 'deliveries.noMatch' : 'deliveries.none')}
          text={text(isFiltered ? 'deliveries.noMatchText' : 'deliveries.noneText')}
        />
      );
    return <DeliveryTable deliveries={list.data} onChanged={refetch} />;
  }
}
