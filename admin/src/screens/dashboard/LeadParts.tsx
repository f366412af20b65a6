import type { DashboardFigures } from '@prospectus/contract';
import { DataTable, Link } from '@prospectus/design-system';
import { BarChart } from '@prospectus/design-system/chart';

import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { ChartCard } from './ChartCard.tsx';
import { leadsHref } from './lead-links.ts';
import { useFigureTexts } from './use-figure-texts.ts';

/** Leads by the programme they are interested in, the most asked for first. */
export function Programmes({ figures }: { figures: DashboardFigures }) {
  const text = useText();
  return (
    <Parts
      figures={figures}
      title={text('figures.programmes')}
      head={text('figures.groups.programme')}
      parts={figures.programmes.map(({ programme, ...counted }) => ({
        name: programme,
        filter: { area_of_interest: programme },
        ...counted,
      }))}
    />
  );
}

/** Leads by how far the conversation is. */
export function Stages({ figures }: { figures: DashboardFigures }) {
  const text = useText();
  const { order, stageName } = useStages();
  return (
    <Parts
      figures={figures}
      title={text('figures.stages')}
      head={text('figures.stage')}
      parts={figures.stages
        .toSorted((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage))
        .map(({ stage, ...counted }) => ({
          name: stageName(stage),
          filter: { stage },
          ...counted,
        }))}
    />
  );
}

type Part = { name: string; filter: Record<string, string>; count: number; before: number; verified?: number };

function Parts({
  figures,
  title,
  head,
  parts,
}: {
  figures: DashboardFigures;
  title: string;
  head: string;
  parts: readonly Part[];
}) {
  const text = useText();
  const say = useFigureTexts();
  const hasVerified = parts.some(({ verified }) => verified !== undefined);
  return (
    <ChartCard
      title={title}
      chart={
        <BarChart
          label={title}
          bars={parts.map(({ name, filter, count, before }) => ({
            label: name,
            value: count,
            before,
            text: say.count(count),
            href: leadsHref(figures, filter),
          }))}
        />
      }
      table={
        <DataTable
          dense
          caption={title}
          captionHidden
          columns={[
            { key: 'name', label: head },
            { key: 'now', label: text('figures.now'), align: 'end' },
            { key: 'before', label: text('figures.before'), align: 'end' },
            ...(hasVerified ? [{ key: 'verified', label: text('figures.verified'), align: 'end' as const }] : []),
          ]}
          rows={parts.map(({ name, filter, count, before, verified }) => ({
            name,
            now: <Link href={leadsHref(figures, filter)}>{say.count(count)}</Link>,
            before: <Link href={leadsHref(figures.previous, filter)}>{say.count(before)}</Link>,
            verified: verified !== undefined && (
              <Link href={leadsHref(figures, { ...filter, reached: 'verified' })}>{say.count(verified)}</Link>
            ),
          }))}
        />
      }
    />
  );
}
