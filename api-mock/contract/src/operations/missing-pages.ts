import { z } from 'zod';

/** Only paths that a redirect can have, and without long numbers, which may be a person's, even in groups. */
const missingPath = z
  .string()
  .max(120)
  .regex(/^\/[a-z0-9._~-]+(\/[a-z0-9._~-]+)*$/i)
  .refine((path) => !/\d{6}|(?:\d[._~-]?){10}/.test(path));

/** The site's report: paths without a page, and the number of requests since its last report. */
export const missingReport = z.strictObject({
  paths: z
    .array(z.strictObject({ path: missingPath, count: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(200),
});
/** Whether a path may be reported: it has no query, phone number or e-mail address. */
export const isReportable = (path: string): boolean => missingPath.safeParse(path).success;

export const missingPage = z.object({
  path: z.string(),
  count: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type MissingPage = z.output<typeof missingPage>;

/** The header that authenticates the site's report: an HMAC of the body with a key of its own. */
export const SITE_REPORT_HEADER = 'X-Site-Report';
