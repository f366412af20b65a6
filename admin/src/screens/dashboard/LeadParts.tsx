import type { DashboardFigures } from '@prospectus/contract';
import { DataTable, Fold, Grid, Link } from '@prospectus/design-system';
import { BarChart } from '@prospectus/design-system/chart';
import type { ReactNode } from 'react';

import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { leadsHref, stepHref } from './lead-links.ts';
import { useFigureTexts } from './use-figure-texts.ts';

export function Funnel({ figures }: { figures: DashboardFigures }) {
  const text = useText();
  const say = useFigureTexts();
  return (
    <Parts
      title={text('figures.funnel')}
      help={text('figures.funnelHelp')}
      head={text('figures.step')}
      last={text('figures.share')}
      parts={figures.funnel.map(({ step, count, before }, nth) => {
        const previous = figures.funnel[nth - 1];
        const share = previous && say.share(count, previous.count);
        return {
          name: text(`figures.steps.${step}`),
          count,
          before,
          href: stepHref(figures, step),
          beforeHref: stepHref(figures.previous, step),
          note:
            share === undefined
              ? text('figures.inBefore', { count: say.count(before) })
              : text('figures.ofBefore', { share, count: say.count(before) }),
          last: share ?? '–',
        };
      })}
    />
  );
}

export function Programmes({ figures }: { figures: DashboardFigures }) {
  const text = useText();
  const say = useFigureTexts();
  return (
    <Parts
      title={text('figures.programmes')}
      head={text('figures.groups.programme')}
      last={text('figures.verified')}
      parts={figures.programmes.map(({ programme, count, before, verified }) => {
        const filter = { area_of_interest: programme };
        return {
          name: programme,
          count,
          before,
          href: leadsHref(figures, filter),
          beforeHref: leadsHref(figures.previous, filter),
          last: <Link href={leadsHref(figures, { ...filter, reached: 'verified' })}>{say.count(verified)}</Link>,
        };
      })}
    />
  );
}

export function Stages({ figures }: { figures: DashboardFigures }) {
  const text = useText();
  const { order, stageName } = useStages();
  return (
    <Parts
      title={text('figures.stages')}
      head={text('figures.stage')}
      parts={figures.stages
        .toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage))
        .map(({ stage, count, before }) => ({
          name: stageName(stage),
          count,
          before,
          href: leadsHref(figures, { stage }),
          beforeHref: leadsHref(figures.previous, { stage }),
        }))}
    />
  );
}

type Part = {
  name: string;
  count: number;
  before: number;
  href: string;
  beforeHref: string;
  note?: string;
  last?: ReactNode;
};

type PartsProps = { title: string; help?: string; head: string; last?: string; parts: readonly Part[] };

/** A chart of leads by a group, with its figures in a table: beside it, or below it where there is no room. */
function Parts({ title, help, head, last, parts }: PartsProps) {
  const text = useText();
  const say = useFigureTexts();
  return (
    <Panel title={title}>
      {help && <Muted>{help}</Muted>}
      <Grid min={380} gap={3} align="start">
        <BarChart
          label={title}
          bars={parts.map(({ name, count, before, href, note }) => ({
            label: name,
            value: count,
            before,
            text: say.count(count),
            href,
            ...(note !== undefined && { note }),
          }))}
        />
        <Fold label={text('figures.table')} on="phones">
          <DataTable
            dense
            caption={title}
            captionHidden
            columns={[
              { key: 'name', label: head },
              { key: 'now', label: text('figures.now'), align: 'end' },
              { key: 'before', label: text('figures.before'), align: 'end' },
              ...(last === undefined ? [] : [{ key: 'last', label: last, align: 'end' as const }]),
            ]}
            rows={parts.map((part) => ({
              name: part.name,
              now: <Link href={part.href}>{say.count(part.count)}</Link>,
              before: <Link href={part.beforeHref}>{say.count(part.before)}</Link>,
              last: part.last,
            }))}
          />
        </Fold>
      </Grid>
    </Panel>
  );
}
