import { FIGURE_DAYS, FIGURE_GROUPS, type FigureGroup } from '@prospectus/contract';
import { Button, Stack, Text } from '@prospectus/design-system';
import { DateField } from '@prospectus/design-system/console';
import { useState } from 'react';

import { INDIA } from '../../layout/india-time.ts';
import { useAddress } from '../../layout/use-address.ts';
import { useText } from '../../texts/language-context.ts';

const DAY_MS = 86_400_000;
const KOLKATA = new Intl.DateTimeFormat('en-CA', { timeZone: INDIA });

const PERIODS = [7, 30, 90] as const;
const USUAL_DAYS = 30;

/** The date `days` days before today, in Asia/Kolkata. */
const daysAgo = (days: number): string => KOLKATA.format(new Date(Date.now() - days * DAY_MS));

/** Whether the API has figures for these days. */
const isPeriod = (from: string, to: string): boolean => {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return length >= 0 && length < FIGURE_DAYS;
};

/** The days and the group of the figures, in the address: a reload and a shared link show the same. */
export function usePeriod() {
  const { get, change } = useAddress();
  const [from, to] = [get('from'), get('to')];
  const own = isPeriod(from, to);
  const length = PERIODS.find((days) => String(days) === get('days')) ?? USUAL_DAYS;
  const by: FigureGroup = FIGURE_GROUPS.find((one) => one === get('by')) ?? 'page';
  return {
    query: { ...(own ? { from, to } : { from: daysAgo(length - 1), to: daysAgo(0) }), by },
    /** Undefined where the days are the person's own. */
    length: own ? undefined : length,
    choose: (days: number) => change({ days: String(days), from: undefined, to: undefined }),
    chooseOwn: (first: string, last: string) => change({ from: first, to: last, days: undefined }),
    chooseGroup: (group: string) => change({ by: group }),
  };
}
export type Period = ReturnType<typeof usePeriod>;

export function PeriodChooser({ period }: { period: Period }) {
  const text = useText();
  const { from, to } = period.query;
  const [isOwn, setOwn] = useState(period.length === undefined);
  const chosen = isOwn ? undefined : period.length;
  return (
    <search aria-label={text('figures.period')} data-print="no">
      <Stack direction="row" gap={1} align="end">
        {PERIODS.map((days) => (
          <Button
            key={days}
            size="small"
            variant={chosen === days ? 'primary' : 'secondary'}
            aria-pressed={chosen === days}
            onClick={() => {
              setOwn(false);
              period.choose(days);
            }}
          >
            {text(`figures.days.d${days}`)}
          </Button>
        ))}
        <Button
          size="small"
          variant={isOwn ? 'primary' : 'secondary'}
          aria-pressed={isOwn}
          aria-expanded={isOwn}
          onClick={() => setOwn(true)}
        >
          {text('figures.days.own')}
        </Button>
        {isOwn && <OwnDays key={`${from} ${to}`} from={from} to={to} onChoose={period.chooseOwn} />}
      </Stack>
    </search>
  );
}

function OwnDays({ from, to, onChoose }: { from: string; to: string; onChoose: (from: string, to: string) => void }) {
  const text = useText();
  const [days, setDays] = useState({ from, to });
  const fits = isPeriod(days.from, days.to);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) onChoose(days.from, days.to);
      }}
    >
      <Stack direction="row" gap={1} align="end">
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            label={text(`figures.${name}`)}
            value={days[name]}
            onChange={(value) => setDays({ ...days, [name]: value })}
          />
        ))}
        <Button type="submit" size="small" disabled={!fits}>
          {text('figures.apply')}
        </Button>
      </Stack>
      {!fits && (
        <Text size="small" role="alert">
          {text('figures.wrongDays')}
        </Text>
      )}
    </form>
  );
}
