import type { DashboardOverview } from '@prospectus/contract';
import { Link } from '@prospectus/design-system';

import { useLanguage } from '../../texts/language-context.ts';
import { RecordPanel } from './RecordPanel.tsx';

/** The next lectures, from today (Asia/Kolkata). */
export function UpcomingLectures({ lectures }: { lectures: DashboardOverview['lectures'] | undefined }) {
  const { text, locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: '2-digit', month: 'short', timeZone: 'UTC' });
  return (
    <RecordPanel
      name="lectures"
      title={text('lists.dashboard.upcomingLectures')}
      empty={text('lists.dashboard.noLectures')}
      rows={lectures}
      all={{ href: '/live-lectures', label: text('lists.dashboard.allLectures') }}
    >
      {({ id, subject_name, start_date, start_time }) => (
        <li key={id}>
          <Link href={`/live-lectures/${id}`} quiet>
            {subject_name}
          </Link>
          <small>
            {day.format(new Date(`${start_date}T00:00:00Z`))}, {start_time}
          </small>
        </li>
      )}
    </RecordPanel>
  );
}
