import type { RaRecord } from 'react-admin';

import { initialValue } from '../fields/schema.ts';
import { resources } from '@prospectus/contract';

const META = {
  version: 1,
  status: 'published',
  created_at: '2026-11-20T06:00:00.000Z',
  updated_at: '2026-11-20T06:00:00.000Z',
  published_at: '2026-11-20T06:00:00.000Z',
};
const id = (n: number): string => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const QUESTIONS = ['Is an online degree recognised?', 'How are the examinations held?', 'Can I pay in instalments?'];

/** Records in the shape of the API's answers: three FAQs, a programme with a fee plan, a lecture. */
export function sampleRecords(): Record<string, RaRecord[]> {
  return {
    faqs: QUESTIONS.map((question, position) => ({
      ...META,
      id: id(position + 1),
      position,
      question,
      answer: '<p>Yes, in full.</p>',
      program: null,
    })),
    program: [
      {
        ...(initialValue(resources.program.schema) as object),
        ...META,
        id: id(20),
        position: 0,
        slug: 'online-ma',
        display_name: 'Master of Arts',
        semesters: [
          {
            id: id(30),
            semester: 1,
            total_credits: 8,
            semester_data: [{ id: id(31), subject_name: 'Literary Studies', is_elective_based: false, credits: 4 }],
          },
        ],
        fee_plans: [
          {
            id: id(40),
            title: 'Lumpsum',
            type: 4,
            isInternational: false,
            isPopular: true,
            totalAmount: 50_000,
            semesterFee: 0,
            otherSemesterFee: 0,
            courseFee: 44_000,
            examFee: 6_000,
            keyHighlights: ['One payment'],
            emiOptions: [],
          },
        ],
      },
    ],
    'live-lectures': [
      {
        ...META,
        id: id(50),
        position: 0,
        course_name: 'Master of Arts',
        sem_year: 'Semester 1',
        batch: 'July 2026',
        subject_name: 'British Poetry',
        start_date: '2099-03-05',
        start_time: '09:30',
        end_date: '2099-03-05',
        end_time: '11:00',
        series_id: null,
        is_exception: false,
        cancelled: false,
        moved_from: null,
        moved_at: null,
        clash_allowed: false,
      },
    ],
  };
}
