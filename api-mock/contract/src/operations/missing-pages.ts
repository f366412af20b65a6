import { z } from 'zod';

/** Of an address nothing is stored but what a redirect could begin with; long numbers may be somebody's. */
const missingPath = z
  .string()
  .max(120)
  .regex(/^\/[a-z0-9._~-]+(\/[a-z0-9._~-]+)*$/i)
  .refine((path) => !/\d{6}/.test(path));

/** What the site reports: paths that led nowhere, and how often since its last report. */
export const missingReport = z.strictObject({
  paths: z
    .array(z.strictObject({ path: missingPath, count: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(200),
});
/** Whether a path may be reported: no query, nobody's number or e-mail address. */
export const isReportable = (path: string): boolean => missingPath.safeParse(path).success;

/** A path that led nowhere. */
export const missingPage = z.object({
  path: z.string(),
  count: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type MissingPage = z.output<typeof missingPage>;

/** The header by which the API knows the site's report: a hash of the body by a key of its own purpose. */
export const SITE_REPORT_HEADER = 'X-Site-Report';
