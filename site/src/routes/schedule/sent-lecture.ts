/** A lecture as the API sends it, for tests. */
export const sentLecture = {
  id: '4b4e3a0e-3f0e-4a55-9d3c-0a3f6f6f6f6f',
  course_name: 'Online MBA',
  sem_year: 'Semester 1',
  batch: 'January 2025',
  start_date: '2025-03-05',
  start_time: '09:30',
  end_date: '2025-03-05',
  end_time: '12:00',
  subject_name: 'Marketing',
};
