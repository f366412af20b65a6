import { CALENDAR } from '@prospectus/contract';
import {
  addDays,
  Agenda,
  Callout,
  CalendarToolbar,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Select,
  Skeleton,
  Stack,
  startOfWeek,
  StatusChip,
  Text,
} from '@prospectus/design-system';

import { PageHeader } from '../../../layout/PageHeader.tsx';
import { useAddress } from '../../../layout/use-address.ts';
import { useContractText, useLanguage } from '../../../texts/language-context.ts';
import { choicesFor, optionsOf } from '../planner/choices.ts';
import { eventsOf } from '../planner/events.ts';
import { FIELD_LABELS } from '../planner/PlanFilterBar.tsx';
import { useChoices, usePlan } from '../planner/use-plan.ts';
import { formatDay, today } from '../times.ts';
import { learnerWeek } from './learner-week.ts';

const FIELDS = ['course_name', 'sem_year', 'batch'] as const;
type Batch = Partial<Record<(typeof FIELDS)[number], string>>;

/** A week as a learner of a batch has it; a second batch beside it to compare. */
export function LearnerWeek() {
  const { text } = useLanguage();
  const contractText = useContractText();
  const { get, change } = useAddress();
  const date = get('date') || today();
  const column = (prefix: '' | 'other_') => (
    <BatchWeek
      title={text(prefix ? 'planner.week.other' : 'planner.week.batch')}
      batch={Object.fromEntries(FIELDS.map((name) => [name, get(`${prefix}${name}`) || undefined]))}
      sunday={startOfWeek(date)}
      onChange={(batch) => change(Object.fromEntries(FIELDS.map((name) => [`${prefix}${name}`, batch[name]])))}
    />
  );
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
        {column('')}
        {column('other_')}
      </Grid>
    </Stack>
  );
}

type BatchWeekProps = { title: string; batch: Batch; sunday: string; onChange: (batch: Batch) => void };

function BatchWeek({ title, batch, sunday, onChange }: BatchWeekProps) {
  const { text } = useLanguage();
  const contractText = useContractText();
  const choices = choicesFor(useChoices(), {
    ...(batch.course_name && { course_name: batch.course_name }),
    ...(batch.sem_year && { sem_year: batch.sem_year }),
  });
  const pick = (name: (typeof FIELDS)[number], value: string) => {
    const kept = FIELDS.slice(0, FIELDS.indexOf(name)).map((one) => [one, batch[one]]);
    onChange({ ...(Object.fromEntries(kept) as Batch), ...(value && { [name]: value }) });
  };
  const isChosen = FIELDS.every((name) => batch[name]);
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={2}>
        <Grid min={180} gap={1}>
          {FIELDS.map((name, at) => {
            const above = FIELDS[at - 1];
            const isOpen = above === undefined || Boolean(batch[above]);
            return (
              <Select
                key={name}
                label={contractText(FIELD_LABELS[name])}
                placeholder={text(isOpen ? 'planner.choose' : 'planner.chooseBefore')}
                disabled={!isOpen}
                value={batch[name] ?? ''}
                options={optionsOf(choices[name], batch[name])}
                onChange={(event) => pick(name, event.target.value)}
              />
            );
          })}
        </Grid>
        {isChosen ? (
          <Week batch={batch as Record<string, string>} sunday={sunday} />
        ) : (
          <EmptyState headingLevel={3} icon="users" title={text('planner.week.choose')} />
        )}
      </Stack>
    </Card>
  );
}

/** The lectures of a batch, day by day, with what the days add up to. */
function Week({ batch: of, sunday: from }: { batch: Record<string, string>; sunday: string }) {
  const { text, locale } = useLanguage();
  const hours = (minutes: number) =>
    text('planner.week.hours', {
      hours: Math.floor(minutes / 60),
      minutes: String(minutes % 60).padStart(2, '0'),
    });
  const { data, error, refetch } = usePlan({ from, to: addDays(from, 6), ...of });
  if (error && !data)
    return (
      <ErrorState
        headingLevel={3}
        title={text('planner.notLoaded')}
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={240} />;
  const days = learnerWeek(data.lectures, from);
  const events = Map.groupBy(eventsOf(data, locale), ({ start }) => start.slice(0, 10));
  const total = days.reduce((sum, day) => sum + day.minutes, 0);
  const heavy = days.filter(({ isOverloaded }) => isOverloaded);
  const holidays = new Map(data.holidays.map((holiday) => [holiday.date, holiday.title]));
  const note = (day: (typeof days)[number]) =>
    [
      holidays.get(day.date),
      day.minutes > 0 ? hours(day.minutes) : undefined,
      day.gaps.length > 0 ? text('planner.week.gaps', { gaps: day.gaps.map(hours).join(', ') }) : undefined,
      day.isOverloaded ? text('planner.week.overload') : undefined,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Stack gap={1.5}>
      <Stack direction="row" gap={1} align="center">
        <Text as="span">
          <b>{text('planner.week.total', { hours: hours(total) })}</b>
        </Text>
        {heavy.length > 0 && (
          <StatusChip tone="warning" label={text('planner.week.overloads', { smart_count: heavy.length })} />
        )}
      </Stack>
      {heavy.length > 0 && (
        <Callout tone="warning">{heavy.map(({ date }) => formatDay(date, locale)).join('; ')}</Callout>
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
