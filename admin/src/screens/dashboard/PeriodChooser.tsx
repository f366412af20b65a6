import { Button, Stack, Text } from '@prospectus/design-system';
import { DateField } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useText } from '../../texts/language-context.ts';
import { isPeriod, type Period, PERIODS } from './use-period.ts';

/** Which days are counted: one of three lengths up to today, or days of one's own. */
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
