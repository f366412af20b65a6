import { z } from 'zod';

/** Counts of the console's first screen. */
export const dashboardCounts = z.object({
  programs: z.int(),
  faqs: z.int(),
  drafts: z.int(),
  leads: z.int(),
  upcoming_lectures: z.int(),
});
export type DashboardCounts = z.output<typeof dashboardCounts>;
