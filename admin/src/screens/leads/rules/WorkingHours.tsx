import type { AssignmentRecord } from '@prospectus/contract/rules';
import { Stack, Text } from '@prospectus/design-system';

import { Muted } from '../../../layout/Muted.tsx';
import { useLanguage } from '../../../texts/language-context.ts';

// A Monday, to name weekdays by.
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** When leads are given out, from the office hours of the settings. */
export function WorkingHours({ hours, isOn }: { hours: AssignmentRecord['hours']; isOn: boolean }) {
  const { text, locale } = useLanguage();
  const name = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS);
  const { days, from, to } = hours;
  const [first = 1, last = 7] = [days[0], days.at(-1)];
  const inOneRun = days.length === last - first + 1;
  const said =
    days.length === 7
      ? text('rules.days.all')
      : inOneRun && days.length > 1
        ? text('rules.days.range', { first: name(first), last: name(last) })
        : new Intl.ListFormat(locale, { type: 'conjunction' }).format(days.map(name));
  return (
    <Stack gap={1}>
      <Muted>{text('rules.hours', { days: said, from, to, text: hours.text })}</Muted>
      {isOn && <Text size="small">{text(hours.open ? 'rules.openNow' : 'rules.closedNow')}</Text>}
    </Stack>
  );
}
