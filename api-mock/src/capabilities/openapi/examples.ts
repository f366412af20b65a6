/** Bodies to try a call with, by its id; each is read by the call's own schema in a test. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  login: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  register: {
    firstName: 'Meera',
    lastName: 'Nair',
    email: 'meera.nair@example.test',
    password: 'a long sentence to remember',
  },
  createLead: {
    phone: '9876543210',
    name: 'Asha Rao',
    email: 'asha.rao@example.test',
    qualification: 3,
    interest: 'Master of Arts',
    media: 'Direct',
    campaign: 'Direct',
  },
  collectEvents: {
    source: 'search',
    events: [{ name: 'scroll', at: '2026-11-22T10:00:00Z', path: '/online-mba', props: { percent: 40 } }],
  },
  mockFaults: { target: 'sms', status: 503, times: 2 },
  mockClock: { advanceMs: 300_001 },
  adminFaqsCreate: { question: 'Is there a library?', answer: '<p>Yes, online, at all hours.</p>' },
  adminLiveLecturesCreate: {
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
