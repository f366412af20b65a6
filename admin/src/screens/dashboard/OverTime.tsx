import type { DashboardFigures } from '@prospectus/contract';
import { Card, DataTable, Fold, Grid, Heading, Link, Stack } from '@prospectus/design-system';
import { LineChart } from '@prospectus/design-system/chart';

import { Muted } from '../../layout/Muted.tsx';
import { useText } from '../../texts/language-context.ts';
import { leadsHref } from './lead-links.ts';
import { useFigureTexts } from './use-figure-texts.ts';

const UNFOLDED = 7;

export function OverTime({ figures }: { figures: DashboardFigures }) {
  const text = useText();
  const say = useFigureTexts();
  const { days, previous } = figures;
  const unit = unitOf(days.map(({ first_call_s }) => first_call_s ?? 0));
  const points = days.map(({ day }) => say.day(day));
  return (
    <Card as="section">
      <Stack gap={3}>
        <Grid min={380} gap={4} align="start">
          <Stack gap={1.5}>
            <Heading level={2} size="h5">
              {text('figures.overTime')}
            </Heading>
            <LineChart
              label={text('figures.overTime')}
              points={points}
              now={{ name: say.days(figures), values: days.map(({ leads }) => leads) }}
              before={{ name: say.days(previous), values: days.map(({ before }) => before) }}
              format={say.count}
            />
          </Stack>
          <Stack gap={1.5}>
            <Heading level={2} size="h5">
              {text('figures.firstCall')}
            </Heading>
            <LineChart
              label={text('figures.firstCall')}
              points={points}
              now={{
                name: say.days(figures),
                values: days.map(({ first_call_s }) => (first_call_s === null ? null : first_call_s / unit)),
              }}
              format={(value) => say.time(value * unit)}
            />
            <Muted>{text('figures.firstCallHelp')}</Muted>
          </Stack>
        </Grid>
        {days.length > UNFOLDED ? (
          <Fold label={text('figures.asTable')} on="always">
            <DayTable figures={figures} />
          </Fold>
        ) : (
          <DayTable figures={figures} />
        )}
      </Stack>
    </Card>
  );
}

// The axis counts in the unit that its times are said in, so that its steps are round.
const MINUTE_S = 60;
const unitOf = (seconds: readonly number[]): number => {
  const most = Math.max(...seconds);
  return [24 * 60 * MINUTE_S, 60 * MINUTE_S, MINUTE_S].find((unit) => most >= 2 * unit) ?? 1;
};

function DayTable({ figures: { days } }: { figures: DashboardFigures }) {
  const text = useText();
  const say = useFigureTexts();
  return (
    <DataTable
      dense
      caption={text('figures.asTable')}
      captionHidden
      columns={[
        { key: 'day', label: text('figures.day') },
        { key: 'leads', label: text('figures.leads'), align: 'end' },
        { key: 'before', label: text('figures.before'), align: 'end' },
        { key: 'verified', label: text('figures.verified'), align: 'end' },
        { key: 'called', label: text('figures.called'), align: 'end' },
        { key: 'first', label: text('figures.firstCall'), align: 'end' },
      ]}
      rows={days.map(({ day, leads, before, verified, called, first_call_s }) => {
        const href = (reached?: string) => leadsHref({ from: day, to: day }, { reached });
        return {
          day: say.day(day),
          leads: <Link href={href()}>{say.count(leads)}</Link>,
          before: say.count(before),
          verified: <Link href={href('verified')}>{say.count(verified)}</Link>,
          called: <Link href={href('called')}>{say.count(called)}</Link>,
          first: say.time(first_call_s),
        };
      })}
    />
  );
}
