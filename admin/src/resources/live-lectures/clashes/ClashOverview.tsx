import type { LectureRecord } from '@prospectus/contract';
import {
  addDays,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Link,
  Skeleton,
  Stack,
  StatusChip,
  Text,
} from '@prospectus/design-system';
import { DateField } from '@prospectus/design-system/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { PageHeader } from '../../../layout/PageHeader.tsx';
import { useAddress } from '../../../layout/use-address.ts';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { useContractText, useLanguage, useText } from '../../../texts/language-context.ts';
import { batchText } from '../planner/events.ts';
import { PLAN } from '../planner/plan-cache.ts';
import { formatDay, formatTimes, today } from '../times.ts';

const SEMESTER_DAYS = 180;

/** What clashes in a semester as it stands: lectures of one batch at once, and lectures on holidays. */
export function ClashOverview() {
  const { text, locale } = useLanguage();
  const contractText = useContractText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { get, change } = useAddress();
  const from = get('from') || today();
  const to = get('to') || addDays(from, SEMESTER_DAYS);
  const { data, error, refetch } = useQuery({
    queryKey: [PLAN, undefined, 'clashes', from, to],
    queryFn: () => provider.api('GET /admin/live-lectures/clashes', { query: { from, to } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const set = (name: 'from' | 'to', value: string) => {
    if (value) change({ from, to, [name]: value });
  };
  return (
    <Stack gap={3}>
      <PageHeader
        title={text('planner.clashesTitle')}
        count={data && data.pairs.length + data.holidays.length}
        subtitle={text('planner.clashesIntro')}
        back={{ label: contractText('Live lectures'), href: '/live-lectures' }}
      />
      <Grid min={200} gap={2}>
        <DateField label={text('planner.fromDay')} value={from} onChange={(value) => set('from', value)} />
        <DateField label={text('planner.toDay')} value={to} onChange={(value) => set('to', value)} />
      </Grid>
      {content()}
    </Stack>
  );

  function content() {
    if (error && !data)
      return (
        <ErrorState
          headingLevel={2}
          title={text('planner.notLoaded')}
          text={error.message}
          onRetry={() => void refetch()}
        />
      );
    if (!data) return <Skeleton height={200} />;
    if (data.pairs.length + data.holidays.length === 0)
      return <EmptyState headingLevel={2} icon="check" title={text('planner.noClashes')} />;
    return (
      <Stack as="ul" gap={1.5}>
        {data.pairs.map(({ lectures: [one, other], allowed }) => (
          <li key={`${one.id} ${other.id}`}>
            <Card>
              <Stack gap={1}>
                <Head title={batchText(one)} allowed={allowed} />
                <Lecture lecture={one} />
                <Lecture lecture={other} />
              </Stack>
            </Card>
          </li>
        ))}
        {data.holidays.map(({ lecture, holiday, allowed }) => (
          <li key={`${lecture.id} ${holiday.id}`}>
            <Card>
              <Stack gap={1}>
                <Head
                  title={text('planner.clashHoliday', { day: formatDay(holiday.date, locale), holiday: holiday.title })}
                  allowed={allowed}
                />
                <Lecture lecture={lecture} />
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
    );
  }
}

function Head({ title, allowed }: { title: string; allowed: boolean }) {
  const text = useText();
  return (
    <Stack direction="row" gap={1} align="center">
      <Text as="span">
        <b>{title}</b>
      </Text>
      {allowed && <StatusChip tone="neutral" label={text('planner.onPurpose')} />}
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
