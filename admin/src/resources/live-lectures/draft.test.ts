import { expect, test } from 'vitest';

import { changed, newDraft } from './draft.ts';

test('the end and the day of the week follow a start that is no value while it is typed', () => {
  const times = { start_date: '2026-11-23', start_time: '10:00', end_date: '2026-11-23', end_time: '11:30' };
  const lecture = { course_name: 'MBA', sem_year: 'Semester 1', batch: 'July 2026', subject_name: 'Law', ...times };
  const typed = ['', '2027-03-05'].reduce((draft, day) => changed(draft, { start_date: day }), newDraft(lecture));
  expect(typed).toMatchObject({ end_date: '2027-03-05', end_time: '11:30', repeat: { weekdays: [5] } });
  const later = ['', '23:00'].reduce((draft, time) => changed(draft, { start_time: time }), typed);
  expect(later).toMatchObject({ end_date: '2027-03-06', end_time: '00:30' });
});
