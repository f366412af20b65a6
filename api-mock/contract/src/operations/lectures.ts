import { z } from 'zod';

/** When a lecture is, wall-clock in Asia/Kolkata. */
export const lectureTimes = z.object({
  start_date: z.iso.date(),
  start_time: z.string(),
  end_date: z.iso.date(),
  end_time: z.string(),
});
export type LectureTimes = z.output<typeof lectureTimes>;

/** A lecture on the wire (ENT-13): the nine keys, and a further one only where it is true of the lecture. */
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
  cancelled: z.literal(true).optional(),
  /** When it was before it was moved, for 14 days. */
  moved_from: lectureTimes.optional(),
});

export const lectureRange = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });
export const nextLectureQuery = z.object({ course_name: z.string().min(1).max(160) });
/** Null where the course has no class in the coming days. */
export const nextLectureAnswer = z.object({ lecture: lectureEvent.nullable() });
export const eventOptions = z.object({
  courseName: z.array(z.string()),
  semYear: z.array(z.string()),
  batch: z.array(z.string()),
});

/** Whose lectures a feed has; every batch where nothing is said. */
export const feedQuery = z.object({
  course_name: z.string().max(160).optional(),
  sem_year: z.string().max(60).optional(),
  batch: z.string().max(60).optional(),
});

/** Days of lectures: how far feeds and the next class reach, how long a move is shown and a deletion is told. */
export const LECTURE_DAYS = { next: 14, feedBack: 60, feedAhead: 400, movedShown: 14, deletedShown: 30 } as const;
