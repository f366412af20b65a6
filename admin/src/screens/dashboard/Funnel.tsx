import type { DashboardFigures } from '@prospectus/contract';
import { DataTable, Link } from '@prospectus/design-system';
import { BarChart } from '@prospectus/design-system/chart';

import { useText } from '../../texts/language-context.ts';
import { ChartCard } from './ChartCard.tsx';
import { stepHref } from './lead-links.ts';
import { useFigureTexts } from './use-figure-texts.ts';

/** The way from a page to a counsellor, step by step. */
export function Funnel({ figures }: { figures: DashboardFigures }) {
  const text = useText();
  const say = useFigureTexts();
  const steps = figures.funnel.map((step, nth) => ({ ...step, previous: figures.funnel[nth - 1] }));
  return (
    <ChartCard
      title={text('figures.funnel')}
      help={text('figures.funnelHelp')}
      chart={
        <BarChart
          label={text('figures.funnel')}
          bars={steps.map(({ step, count, before, previous }) => ({
            label: text(`figures.steps.${step}`),
            value: count,
            before,
            text: say.count(count),
            href: stepHref(figures, step),
            note: previous
              ? text('figures.ofBefore', { share: say.share(count, previous.count), count: say.count(before) })
              : text('figures.inBefore', { count: say.count(before) }),
          }))}
        />
      }
      table={
        <DataTable
          dense
          caption={text('figures.funnel')}
          captionHidden
          columns={[
            { key: 'step', label: text('figures.step') },
            { key: 'now', label: text('figures.now'), align: 'end' },
            { key: 'before', label: text('figures.before'), align: 'end' },
            { key: 'share', label: text('figures.share'), align: 'end' },
          ]}
          rows={steps.map(({ step, count, before, previous }) => ({
            step: text(`figures.steps.${step}`),
            now: <Link href={stepHref(figures, step)}>{say.count(count)}</Link>,
            before: <Link href={stepHref(figures.previous, step)}>{say.count(before)}</Link>,
            share: previous ? say.share(count, previous.count) : '–',
          }))}
        />
      }
    />
  );
}
