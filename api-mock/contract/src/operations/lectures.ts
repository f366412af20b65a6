import { z } from 'zod';

/** Times of a lecture, in Asia/Kolkata. */
const lectureTimes = z.object({
  start_date: z.iso.date(),
  start_time: z.string(),
  end_date: z.iso.date(),
  end_time: z.string(),
});
export type LectureTimes = z.output<typeof lectureTimes>;

/** A lecture on the wire (ENT-13): nine keys, and `cancelled` or `moved_from` if it is so. */
export const lectureEvent = z.object({
  id: z.uuid(),
  course_name: z.string(),
  sem_year: z.string(),
  batch: z.string(),
  ...lectureTimes.shape,
  subject_name: z.string(),
  cancelled: z.literal(true).optional(),
  /** Its times before it was moved; shown for 14 days. */
  moved_from: lectureTimes.optional(),
});

export const lectureRange = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });
export const nextLectureQuery = z.object({ course_name: z.string().min(1).max(160) });
/** Null if the course has no class in the coming days. */
export const nextLectureAnswer = z.object({ lecture: lectureEvent.nullable() });
export const eventOptions = z.object({
  courseName: z.array(z.string()),
  semYear: z.array(z.string()),
  batch: z.array(z.string()),
});

/** The lectures of a feed; all by default. */
export const feedQuery = z.object({
  course_name: z.string().max(160).optional(),
  sem_year: z.string().max(60).optional(),
  batch: z.string().max(60).optional(),
});

/** In days: how far feeds and the next class reach, and how long feeds show moved and deleted lectures. */
export const LECTURE_DAYS = { next: 14, feedBack: 60, feedAhead: 400, movedShown: 14, deletedShown: 30 } as const;
