import type { ResourceName } from '@prospectus/contract';

type Fields = Record<string, unknown>;
/** Fields of a new record, another value for a change, and one that its schema refuses. */
type Sample = { create: (number: number) => Fields; change: Fields; wrong: { fields: Fields; at: string } };

/** One sample a resource: the compiler asks for the next one when the registry grows. */
export const SAMPLES: Record<ResourceName, Sample> = {
  program: {
    create: (number) => ({
      slug: `sample-${number}`,
      display_name: `Master of Science, sample ${number}`,
      duration: '2 years',
    }),
    change: { duration: '3 years' },
    wrong: { fields: { slug: 'Not A Slug' }, at: 'slug' },
  },
  faqs: {
    create: (number) => ({ question: `When does batch ${number} begin?`, answer: '<p>In <strong>July</strong>.</p>' }),
    change: { question: 'When does the next batch begin?' },
    wrong: { fields: { question: '   ' }, at: 'question' },
  },
  'live-lectures': {
    create: (number) => ({
      course_name: 'Master of Arts',
      sem_year: 'Semester 1',
      batch: `Batch ${number}`,
      subject_name: 'Research Methods',
      start_date: '2025-03-05',
      start_time: '09:30',
      end_date: '2025-03-05',
      end_time: '11:00',
    }),
    change: { subject_name: 'Academic Writing' },
    wrong: { fields: { start_time: '25:00' }, at: 'start_time' },
  },
};
