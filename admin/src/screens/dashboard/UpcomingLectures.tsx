import { CALENDAR } from '@prospectus/contract';
import { Link } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';

import { RecordPanel } from './RecordPanel.tsx';

// `en-CA` writes a date as yyyy-MM-dd.
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: CALENDAR.timeZone }).format(new Date());
const DAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: '2-digit', month: 'short', timeZone: 'UTC' });

// The API sorts a list by one field; lectures of one day are sorted by their time here.
const startOf = (lecture: RaRecord): string => `${String(lecture['start_date'])}T${String(lecture['start_time'])}`;

/** The next lectures, from today (Asia/Kolkata). */
export function UpcomingLectures() {
  const { data, error, isPending, refetch } = useGetList<RaRecord>(
    'live-lectures',
    {
      filter: { end_date_gte: today() },
      sort: { field: 'start_date', order: 'ASC' },
      pagination: { page: 1, perPage: 40 },
    },
    { retry: false },
  );
  return (
    <RecordPanel
      title="Coming lectures"
      empty={data?.length === 0 ? 'No lecture is entered for the days ahead.' : undefined}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      {data
        ?.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
        .slice(0, 8)
        .map((lecture) => (
          <li key={lecture.id}>
            <Link href={`/live-lectures/${lecture.id}`} quiet>
              {String(lecture['subject_name'])}
            </Link>
            <small>
              {DAY.format(new Date(`${String(lecture['start_date'])}T00:00:00Z`))}, {String(lecture['start_time'])}
            </small>
          </li>
        ))}
    </RecordPanel>
  );
}
