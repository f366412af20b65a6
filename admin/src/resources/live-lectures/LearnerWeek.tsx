import { CALENDAR, type LecturePlan } from '@prospectus/contract';
import {
  addDays,
  Agenda,
  Callout,
  CalendarToolbar,
  Card,
  EmptyState,
  Grid,
  Skeleton,
  Stack,
  startOfWeek,
  StatusChip,
} from '@prospectus/design-system';

import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useAddress } from '../../layout/use-address.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { ChoiceFields, type Chosen } from './ChoiceFields.tsx';
import { eventsOf } from './events.ts';
import { learnerWeek } from './learner-week.ts';
import { formatDay, today } from './times.ts';
import { usePlan } from './use-plan.ts';

const FIELDS = ['course_name', 'sem_year', 'batch'] as const;

/** A week as a learner of a batch has it; a second batch beside it to compare. */
export function LearnerWeek() {
  const { text, contractText } = useLanguage();
  const { get, change } = useAddress();
  const date = get('date') || today();
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('planner.weekTitle')}
        subtitle={text('planner.week.intro', { zone: CALENDAR.timeZone })}
        back={{ label: contractText('Live lectures'), href: '/live-lectures' }}
      />
      <CalendarToolbar
        view="week"
        views={['week']}
        date={date}
        today={today()}
        headingLevel={2}
        onGo={(to) => change({ date: to.date })}
      />
      <Grid min={320} gap={2} align="start">
        {(['', 'other_'] as const).map((prefix) => (
          <BatchWeek
            key={prefix}
            title={text(prefix ? 'planner.week.other' : 'planner.week.batch')}
            batch={Object.fromEntries(FIELDS.map((name) => [name, get(prefix + name)]))}
            sunday={startOfWeek(date)}
            onChange={(batch) =>
              change(Object.fromEntries(Object.entries(batch).map(([name, value]) => [prefix + name, value])))
            }
          />
        ))}
      </Grid>
    </Stack>
  );
}

type BatchWeekProps = { title: string; batch: Chosen; sunday: string; onChange: (change: Chosen) => void };

function BatchWeek({ title, batch, sunday, onChange }: BatchWeekProps) {
  const { text } = useLanguage();
  const isChosen = FIELDS.every((name) => batch[name]);
  const plan = usePlan({ from: sunday, to: addDays(sunday, 6), ...batch }, isChosen);
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={2}>
        <Grid min={180} gap={1}>
          <ChoiceFields names={FIELDS} chosen={batch} onChange={onChange} />
        </Grid>
        {isChosen ? (
          <Loaded query={plan} title={text('planner.notLoaded')} headingLevel={3} waiting={<Skeleton height={240} />}>
            {(data) => <Week plan={data} sunday={sunday} />}
          </Loaded>
        ) : (
          <EmptyState headingLevel={3} icon="users" title={text('planner.week.choose')} />
        )}
      </Stack>
    </Card>
  );
}

/** The lectures of a batch day by day, with the hours of each day. */
function Week({ plan, sunday }: { plan: LecturePlan; sunday: string }) {
  const { text, locale } = useLanguage();
  const hours = (minutes: number) =>
    text('planner.week.hours', {
      hours: Math.floor(minutes / 60),
      minutes: String(minutes % 60).padStart(2, '0'),
    });
  const days = learnerWeek(plan.lectures, sunday);
  const events = Map.groupBy(eventsOf(plan, locale), ({ start }) => start.slice(0, 10));
  const total = days.reduce((sum, day) => sum + day.minutes, 0);
  const overloaded = days.filter(({ isOverloaded }) => isOverloaded);
  const note = ({ date, minutes, gaps, isOverloaded }: (typeof days)[number]) =>
    [
      plan.holidays.find((holiday) => holiday.date === date)?.title,
      minutes > 0 && hours(minutes),
      gaps.length > 0 && text('planner.week.gaps', { gaps: gaps.map(hours).join(', ') }),
      isOverloaded && text('planner.week.overload'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Stack gap={1.5}>
      <Stack direction="row" gap={1} align="center">
        <b>{text('planner.week.total', { hours: hours(total) })}</b>
        {overloaded.length > 0 && (
          <StatusChip tone="warning" label={text('planner.week.overloads', { smart_count: overloaded.length })} />
        )}
      </Stack>
      {overloaded.length > 0 && (
        <Callout tone="warning">{overloaded.map(({ date }) => formatDay(date, locale)).join('; ')}</Callout>
      )}
      <Agenda
        today={today()}
        headingLevel={3}
        emptyText={text('planner.empty')}
        days={days.map((day) => ({
          date: day.date,
          note: note(day) || undefined,
          entries: (events.get(day.date) ?? []).map(({ note: _batch, ...event }) => ({
            ...event,
            time: `${event.start.slice(11)} – ${event.end.slice(11)}`,
          })),
        }))}
      />
    </Stack>
  );
}
