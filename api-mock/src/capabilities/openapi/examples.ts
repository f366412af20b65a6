/** Example bodies by call; a test parses each by the call's schema. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  'POST /user/login': { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  'POST /user/regitser': {
    firstName: 'Meera',
    lastName: 'Nair',
    email: 'meera.nair@example.test',
    password: 'a long sentence to remember',
  },
  'POST /leads': {
    phone: '9876543210',
    name: 'Asha Rao',
    email: 'asha.rao@example.test',
    qualification: 3,
    interest: 'Master of Arts',
    media: 'Direct',
    campaign: 'Direct',
  },
  'POST /events': {
    source: 'search',
    events: [{ name: 'scroll', at: '2026-11-22T10:00:00Z', path: '/online-mba', props: { percent: 40 } }],
  },
  'POST /mock/faults': { target: 'sms', status: 503, times: 2 },
  'POST /mock/clock': { advanceMs: 300_001 },
  'POST /admin/faqs': { question: 'Is there a library?', answer: '<p>Yes, online, at all hours.</p>' },
  'POST /admin/live-lectures': {
    course_name: 'Master of Arts',
    sem_year: 'Semester 1',
    batch: 'Batch A',
    subject_name: 'Research Methods',
    start_date: '2025-11-22',
    start_time: '18:00',
    end_date: '2025-11-22',
    end_time: '19:30',
  },
};
