import { DataTable, DateTime, Section, Stack, Text } from '@prospectus/design-system';

import type { Lecture } from '../page/page-data.ts';

/** The coming lectures, the next first. */
export function LectureList({ lectures }: { lectures: readonly Lecture[] }) {
  return (
    <Section id="schedule" title="Classes of the next seven days" intro="All times are Indian Standard Time.">
      <Stack gap={2}>
        <DataTable
          caption="Coming lectures"
          captionHidden
          columns={[
            { key: 'day', label: 'Date' },
            { key: 'time', label: 'Time' },
            { key: 'course', label: 'Course' },
            { key: 'subject', label: 'Subject' },
            { key: 'batch', label: 'Batch' },
            { key: 'semester', label: 'Semester' },
          ]}
          rows={lectures.map(({ day, time, course, subject, batch, semester }) => ({
            day: <DateTime value={day} format="numeric" />,
            time,
            course,
            subject,
            batch,
            semester,
          }))}
          emptyText="No class is planned in this period."
        />
        <Text tone="muted">The above schedule are tentative in nature.</Text>
      </Stack>
    </Section>
  );
}
