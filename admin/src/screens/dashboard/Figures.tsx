import { Button, EmptyState, ErrorState, Heading, Stack, Text, useToast } from '@prospectus/design-system';
import type { ComponentProps } from 'react';
import { useDataProvider } from 'react-admin';

import { failureInstead } from '../../layout/failure-instead.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { saveFile } from '../../layout/save-file.ts';
import { useText } from '../../texts/language-context.ts';
import { FiguresWaiting } from './FiguresWaiting.tsx';
import { Funnel } from './Funnel.tsx';
import { FunnelGroups } from './FunnelGroups.tsx';
import { Glance } from './Glance.tsx';
import { Programmes, Stages } from './LeadParts.tsx';
import { OverTime } from './OverTime.tsx';
import { OverviewPanels } from './OverviewPanels.tsx';
import { PeriodChooser } from './PeriodChooser.tsx';
import { useFigures } from './use-figures.ts';
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
