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

/** What a member of staff has done last with a record; `by_name` is the name as it was then. */
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

/** What is planned: a document or a release that goes live, or a document that is taken off the site. */
const plannedChange = z.object({
  resource: z.string().describe('`releases` for a release.'),
  id: z.uuid(),
  title: z.string(),
  action: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
});

/** All that the console's first screen shows, in one answer; lists hold at most eight entries. */
export const dashboardOverview = z.object({
  programs: z.int(),
  faqs: z.int(),
  drafts: z.int(),
  leads: z.int(),
  upcoming_lectures: z.int(),
  /** Documents with a scheduled publication or removal. */
  scheduled: z.int(),
  /** What staff have changed in the last seven days. */
  recent_changes: z.int(),
  /** How many records each resource has. */
  records: z.record(z.string(), z.int()),
  /** The newest first. */
  waiting: z.array(waitingDraft),
  /** One entry a record, the newest first. */
  changes: z.array(recentChange),
  /** The next first, for the coming fortnight; what is late is first of all. */
  planned: z.array(plannedChange),
  /** Lectures on this day (Asia/Kolkata). */
  lectures_today: z.int(),
  today: z.iso.date(),
  /** The next first. */
  lectures: z.array(comingLecture),
});
export type DashboardOverview = z.output<typeof dashboardOverview>;
