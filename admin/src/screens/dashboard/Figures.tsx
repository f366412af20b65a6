import type { DashboardFigures, DashboardOverview, FigureGroup } from '@prospectus/contract';
import { Button, EmptyState, ErrorState, Grid, Heading, Link, Stack, Text, useToast } from '@prospectus/design-system';
import { FigureTiles } from '@prospectus/design-system/chart';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useDataProvider } from 'react-admin';

import { failureInstead } from '../../layout/failure-instead.ts';
import { saveFile } from '../../layout/save-file.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { FiguresWaiting } from './FiguresWaiting.tsx';
import { Funnel } from './Funnel.tsx';
import { FunnelGroups } from './FunnelGroups.tsx';
import { LastChanges } from './LastChanges.tsx';
import { Programmes, Stages } from './LeadParts.tsx';
import { OverTime } from './OverTime.tsx';
import { PeriodChooser } from './PeriodChooser.tsx';
import { PlannedChanges } from './PlannedChanges.tsx';
import { RecordPanel } from './RecordPanel.tsx';
import { UnpublishedDrafts } from './UnpublishedDrafts.tsx';
import { leadsHref } from './lead-links.ts';
import { useFigureTexts } from './use-figure-texts.ts';
import { usePeriod } from './use-period.ts';

const CLOSES_AFTER_MS = 6_000;

/** The figures of leads, and below them what comes once their room is known. */
export function Figures(below: ComponentProps<typeof OverviewPanels>) {
  const text = useText();
  const say = useFigureTexts();
  const period = usePeriod();
  const { data, error, refetch } = useFigures(period.query);
  return (
    <>
      <Stack gap={2}>
        <Stack direction="row" gap={2} justify="space-between" align="center">
          <Stack gap={0.25}>
            <Heading level={2} size="h4">
              {text('figures.title')}
            </Heading>
            <Text size="small" tone="muted">
              {data
                ? text('figures.compared', { now: say.days(data), before: say.days(data.previous) })
                : say.days(period.query)}
            </Text>
          </Stack>
          <FileActions query={period.query} />
        </Stack>
        <PeriodChooser period={period} />
      </Stack>
      {content()}
    </>
  );

  function content() {
    const failure = failureInstead(error, data);
    if (failure)
      return (
        <>
          <ErrorState
            headingLevel={2}
            title={text('figures.failed')}
            text={failure.message}
            onRetry={() => void refetch()}
          />
          <OverviewPanels {...below} />
        </>
      );
    if (!data)
      return (
        <>
          <Glance figures={undefined} />
          <FiguresWaiting />
        </>
      );
    const isEmpty = data.funnel.every(({ count }) => count === 0);
    return (
      <>
        <Glance figures={data} />
        {isEmpty ? (
          <EmptyState headingLevel={2} icon="chart" title={text('figures.none')} text={text('figures.noneText')} />
        ) : (
          <>
            <OverTime figures={data} />
            <Funnel figures={data} />
            <FunnelGroups figures={data} by={period.query.by} onChoose={period.chooseGroup} />
            <Programmes figures={data} />
            <Stages figures={data} />
          </>
        )}
        <OverviewPanels {...below} />
      </>
    );
  }
}

function FileActions({ query }: { query: ReturnType<typeof usePeriod>['query'] }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const toast = useToast();
  const save = async () => {
    try {
      saveFile(await provider.api('GET /admin/dashboard/export', { query }));
      toast.show({ tone: 'success', title: text('figures.saved'), closesAfter: CLOSES_AFTER_MS });
    } catch (error) {
      toast.show({
        tone: 'danger',
        title: text('figures.notSaved'),
        description: error instanceof Error ? error.message : '',
      });
    }
  };
  return (
    <Stack direction="row" gap={1}>
      <Button size="small" variant="secondary" startIcon="download" data-print="no" onClick={() => void save()}>
        {text('figures.save')}
      </Button>
      <Button size="small" variant="quiet" data-print="no" onClick={() => window.print()}>
        {text('figures.print')}
      </Button>
    </Stack>
  );
}

/** The figures of a time. Those that were shown stay until others arrive. */
function useFigures(query: { from: string; to: string; by: FigureGroup }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'figures', query],
    queryFn: () => provider.api('GET /admin/dashboard/figures', { query }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** What is due, what waits to be published, what was changed, lectures to come; undefined while it is loaded. */
function OverviewPanels({
  overview,
  resources,
}: {
  overview: DashboardOverview | undefined;
  resources: readonly ResourceEntry[];
}) {
  return (
    <Grid min={340} gap={3}>
      <PlannedChanges planned={overview?.planned} resources={resources} />
      <UnpublishedDrafts drafts={overview?.waiting} resources={resources} />
      <LastChanges changes={overview?.changes} resources={resources} />
      <UpcomingLectures lectures={overview?.lectures} />
    </Grid>
  );
}

/** The next lectures, from today (Asia/Kolkata). */
function UpcomingLectures({ lectures }: { lectures: DashboardOverview['lectures'] | undefined }) {
  const { text, locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: '2-digit', month: 'short', timeZone: 'UTC' });
  return (
    <RecordPanel
      name="lectures"
      title={text('lists.dashboard.upcomingLectures')}
      empty={text('lists.dashboard.noLectures')}
      rows={lectures}
      all={{ href: '/live-lectures', label: text('lists.dashboard.allLectures') }}
    >
      {({ id, subject_name, start_date, start_time }) => (
        <li key={id}>
          <Link href={`/live-lectures/${id}`} quiet>
            {subject_name}
          </Link>
          <small>
            {day.format(new Date(`${start_date}T00:00:00Z`))}, {start_time}
          </small>
        </li>
      )}
    </RecordPanel>
  );
}

/** The figures that are looked at first; their room is kept while they are counted. */
function Glance({ figures }: { figures: DashboardFigures | undefined }) {
  const text = useText();
  const say = useFigureTexts();
  const step = (name: 'details' | 'verified' | 'erp') => figures?.funnel.find((one) => one.step === name);
  const call = figures?.first_call;
  const tile = (label: string, counted: { count: number; before: number } | undefined, reached?: string) => ({
    label,
    value: counted && say.count(counted.count),
    href: figures && leadsHref(figures, { reached }),
    change: counted ? say.change(counted.count, counted.before) : WAITING,
  });
  return (
    <FigureTiles
      label={text('figures.glance')}
      tiles={[
        tile(text('figures.leads'), step('details')),
        tile(text('figures.verified'), step('verified'), 'verified'),
        tile(text('figures.erp'), step('erp'), 'erp'),
        {
          label: text('figures.firstCall'),
          value: call && say.time(call.median_s),
          href: figures && leadsHref(figures, { reached: 'called' }),
          change: call ? say.timeChange(call.median_s, call.before_s) : WAITING,
        },
        tile(text('figures.notCalled'), call?.not_called, 'not-called'),
      ]}
    />
  );
}

// Keeps the room of the line below a figure.
const WAITING = { way: 'same', text: '' } as const;
