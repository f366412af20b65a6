import { z } from 'zod';

import { RECORD_STATUS } from '../core/records.ts';

/** A draft that waits to be published. */
const waitingDraft = z.object({
  resource: z.string(),
  id: z.uuid(),
  title: z.string(),
  status: z.enum(RECORD_STATUS),
  updated_at: z.iso.datetime(),
});

/** The last change of a record by a member of staff. */
const recentChange = z.object({
  resource: z.string(),
  record_id: z.uuid(),
  title: z.string(),
  action: z.string(),
  at: z.iso.datetime(),
  by_name: z.string().nullable(),
});

const comingLecture = z.object({
  id: z.uuid(),
  subject_name: z.string(),
  course_name: z.string(),
  start_date: z.iso.date(),
  start_time: z.string(),
});

/** A scheduled publication of a document or a release, or removal of a document. */
const plannedChange = z.object({
  resource: z.string().describe('`releases` for a release.'),
  id: z.uuid(),
  title: z.string(),
  action: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
});

/** The console's dashboard; lists have at most eight entries. */
export const dashboardOverview = z.object({
  programs: z.int(),
  faqs: z.int(),
  drafts: z.int(),
  leads: z.int(),
  upcoming_lectures: z.int(),
  scheduled: z.int(),
  /** Changes by staff in the last seven days. */
  recent_changes: z.int(),
  /** Number of records by resource. */
  records: z.record(z.string(), z.int()),
  waiting: z.array(waitingDraft),
  /** One entry per record, the newest first. */
  changes: z.array(recentChange),
  /** For the next two weeks, overdue ones first. */
  planned: z.array(plannedChange),
  /** Lectures on this day (Asia/Kolkata). */
  lectures_today: z.int(),
  today: z.iso.date(),
  lectures: z.array(comingLecture),
});
export type DashboardOverview = z.output<typeof dashboardOverview>;
