import { z } from 'zod';

/** Counts of the console's first screen. */
export const dashboardCounts = z.object({
  programs: z.int(),
  faqs: z.int(),
  drafts: z.int(),
  leads: z.int(),
  upcoming_lectures: z.int(),
  /** Documents with a scheduled publication or removal. */
  scheduled: z.int(),
  /** What staff have changed in the last seven days. */
  recent_changes: z.int(),
});
export type DashboardCounts = z.output<typeof dashboardCounts>;
