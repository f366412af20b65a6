import { z } from 'zod';

/** A lecture on the wire (ENT-13). */
export const lectureEvent = z.object({
  id: z.uuid(),
  course_name: z.string(),
  sem_year: z.string(),
  batch: z.string(),
  start_date: z.iso.date(),
  start_time: z.string(),
  end_date: z.iso.date(),
  end_time: z.string(),
  subject_name: z.string(),
});

export const lectureRange = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });
export const eventOptions = z.object({
  courseName: z.array(z.string()),
  semYear: z.array(z.string()),
  batch: z.array(z.string()),
});
