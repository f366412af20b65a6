import type { LectureRecord } from '@prospectus/contract';
import { addDays, Card, EmptyState, Grid, Link, Skeleton, Stack, StatusChip, Text } from '@prospectus/design-system';
import { DateField } from '@prospectus/design-system/console';
import { keepPreviousData } from '@tanstack/react-query';

import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useAddress } from '../../layout/use-address.ts';
import { useRead } from '../../providers/calls.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { batchText } from './events.ts';
import { formatDay, formatTimes, today } from './times.ts';

const SEMESTER_DAYS = 180;

/** The clashes of a semester: lectures of one batch at the same time, and lectures on holidays. */
export function ClashOverview() {
  const { text, contractText, locale } = useLanguage();
  const { get, change } = useAddress();
  const from = get('from') || today();
  const to = get('to') || addDays(from, SEMESTER_DAYS);
  const clashes = useRead(
    'GET /admin/live-lectures/clashes',
    { query: { from, to } },
    { placeholderData: keepPreviousData },
  );
  const { pairs = [], holidays = [] } = clashes.data ?? {};
  const cards = [
    ...pairs.map(({ lectures, allowed }) => ({ lectures, allowed, title: batchText(lectures[0]) })),
    ...holidays.map(({ lecture, holiday: { date, title }, allowed }) => ({
      lectures: [lecture],
      allowed,
      title: text('planner.clashHoliday', { day: formatDay(date, locale), holiday: title }),
    })),
  ];
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('planner.clashesTitle')}
        count={clashes.data && cards.length}
        subtitle={text('planner.clashesIntro')}
        back={{ label: contractText('Live lectures'), href: '/live-lectures' }}
      />
      <Grid min={200} gap={2}>
        <DateField label={text('planner.fromDay')} value={from} onChange={(day) => day && change({ from: day, to })} />
        <DateField label={text('planner.toDay')} value={to} onChange={(day) => day && change({ from, to: day })} />
      </Grid>
      <Loaded query={clashes} title={text('planner.notLoaded')} headingLevel={2} waiting={<Skeleton height={200} />}>
        {() =>
          cards.length === 0 ? (
            <EmptyState headingLevel={2} icon="check" title={text('planner.noClashes')} />
          ) : (
            <Stack as="ul" gap={1.5}>
              {cards.map(({ title, allowed, lectures }) => (
                <Card as="li" key={`${title} ${lectures.map(({ id }) => id).join(' ')}`}>
                  <Stack gap={1}>
                    <Stack direction="row" gap={1} align="center">
                      <b>{title}</b>
                      {allowed && <StatusChip tone="neutral" label={text('planner.onPurpose')} />}
                    </Stack>
                    {lectures.map((lecture) => (
                      <Lecture key={lecture.id} lecture={lecture} />
                    ))}
                  </Stack>
                </Card>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Lecture({ lecture }: { lecture: LectureRecord }) {
  const { locale } = useLanguage();
  const query = new URLSearchParams({ view: 'week', date: lecture.start_date, lecture: lecture.id });
  return (
    <Text size="small">
      <Link href={`/live-lectures?${query.toString()}`}>{lecture.subject_name}</Link> ·{' '}
      {formatDay(lecture.start_date, locale)}, {formatTimes(lecture, locale)}
    </Text>
  );
}
