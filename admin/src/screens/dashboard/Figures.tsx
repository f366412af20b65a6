import { type DashboardFigures, FIGURE_GROUPS, type FigureGroup, FUNNEL_STEPS } from '@prospectus/contract';
import { Button, DataTable, EmptyState, ErrorState, Heading, Link, Select, Stack } from '@prospectus/design-system';
import { FigureTiles } from '@prospectus/design-system/chart';
import { keepPreviousData } from '@tanstack/react-query';
import { Children, type ComponentProps, type ReactNode, useEffect, useState } from 'react';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { saveFile } from '../../layout/save-file.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { FiguresWaiting } from './FiguresWaiting.tsx';
import { Funnel, Programmes, Stages } from './LeadParts.tsx';
import { OverTime } from './OverTime.tsx';
import { OverviewPanels } from './OverviewPanels.tsx';
import { type Period, PeriodChooser, usePeriod } from './PeriodChooser.tsx';
import { leadsHref, stepHref } from './lead-links.ts';
import { useFigureTexts } from './use-figure-texts.ts';

/** The figures of leads, and below them the overview panels once their room is known. */
export function Figures(below: ComponentProps<typeof OverviewPanels>) {
  const text = useText();
  const say = useFigureTexts();
  const period = usePeriod();
  const { data, error, refetch } = useRead(
    'GET /admin/dashboard/figures',
    { query: period.query },
    // The figures of another period stay until these arrive.
    { placeholderData: keepPreviousData },
  );
  const isEmpty = data?.funnel.every(({ count }) => count === 0);
  const failure = failureInstead(error, data);
  return (
    <>
      <Stack gap={2}>
        <Stack direction="row" gap={2} justify="space-between" align="center">
          <Stack gap={0.25}>
            <Heading level={2} size="h4">
              {text('figures.title')}
            </Heading>
            <Muted>
              {data
                ? text('figures.compared', { now: say.days(data), before: say.days(data.previous) })
                : say.days(period.query)}
            </Muted>
          </Stack>
          <FileActions query={period.query} />
        </Stack>
        <PeriodChooser period={period} />
      </Stack>
      {failure ? (
        <ErrorState
          headingLevel={2}
          title={text('figures.failed')}
          text={failure.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Glance figures={data} />
          {!data && <FiguresWaiting />}
          {isEmpty && (
            <EmptyState headingLevel={2} icon="chart" title={text('figures.none')} text={text('figures.noneText')} />
          )}
        </>
      )}
      <OneByOne>
        {!failure &&
          data &&
          !isEmpty && [
            <OverTime key="time" figures={data} />,
            <Funnel key="funnel" figures={data} />,
            <FunnelGroups key="groups" figures={data} by={period.query.by} onChoose={period.chooseGroup} />,
            <Programmes key="programmes" figures={data} />,
            <Stages key="stages" figures={data} />,
          ]}
        {(data || failure) && <OverviewPanels {...below} />}
      </OneByOne>
    </>
  );
}

/** Renders its children in a task each: all charts in one would keep the page from answering for a second. */
function OneByOne({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= all.length) return undefined;
    const next = setTimeout(() => setCount(count + 1));
    return () => clearTimeout(next);
  }, [count, all.length]);
  return all.slice(0, count);
}

function FileActions({ query }: { query: Period['query'] }) {
  const text = useText();
  const { attempt } = useCall();
  const save = async () =>
    attempt(async (api, { signal }) => saveFile(await api('GET /admin/dashboard/export', { query, signal })), {
      done: text('figures.saved'),
      progress: text('lists.export.preparing'),
    });
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

/** The most important figures; their room is kept while they are counted. */
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

type FunnelGroupsProps = { figures: DashboardFigures; by: FigureGroup; onChoose: (by: string) => void };

function FunnelGroups({ figures, by, onChoose }: FunnelGroupsProps) {
  const text = useText();
  const say = useFigureTexts();
  const title = text('figures.groupTable', { by: text(`figures.groups.${by}`) });
  return (
    <Panel
      title={title}
      end={
        <Select
          label={text('figures.by')}
          value={by}
          options={FIGURE_GROUPS.map((group) => ({ value: group, label: text(`figures.groups.${group}`) }))}
          onChange={(event) => onChoose(event.target.value)}
        />
      }
    >
      <DataTable
        dense
        caption={title}
        captionHidden
        columns={[
          { key: 'group', label: text(`figures.groups.${by}`) },
          ...FUNNEL_STEPS.map((step) => ({ key: step, label: text(`figures.steps.${step}`), align: 'end' as const })),
        ]}
        rows={figures.groups.map(({ value, steps }) => ({
          group: say.group(by, value),
          ...Object.fromEntries(
            FUNNEL_STEPS.map((step) => {
              const count = steps[step] ?? null;
              return [
                step,
                count === null ? (
                  '–'
                ) : (
                  <Link key={step} href={stepHref(figures, step, { by, value })}>
                    {say.count(count)}
                  </Link>
                ),
              ];
            }),
          ),
        }))}
        emptyText={text('figures.none')}
      />
      {(by === 'campaign' || by === 'programme') && <Muted>{text('figures.notCounted')}</Muted>}
    </Panel>
  );
}
