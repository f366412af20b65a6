import { z } from 'zod';

/** Lifetime of a preview link in minutes; `initial` is the default. */
export const PREVIEW_MINUTES = { min: 1, max: 10_080, initial: 30 } as const;

const PATH = /^\/[^\s?#\\]*$/;

/** The visitor and the state of the content that a preview shows. */
const view = {
  as: z.enum(['unverified', 'verified']).default('unverified'),
  region: z.enum(['IN', 'other']).default('IN'),
  /** Shows the site at this time by its schedules, instead of every draft. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** Shows the site as it was at this time, as far back as publications are retained. */
  seen: z.iso.datetime({ offset: true }).optional(),
  /** Shows the site with this release published, instead of every draft. */
  release: z.uuid().optional(),
};

/** A preview of a path, or of the page that shows a record. */
export const previewBody = z
  .strictObject({
    path: z.string().max(300).regex(PATH, 'Use a path such as /online-mba.').optional(),
    resource: z.string().max(60).optional(),
    id: z.uuid().optional(),
    ...view,
    /** With a lifetime it is a link to share: it is listed and can be revoked. */
    minutes: z.int().min(PREVIEW_MINUTES.min).max(PREVIEW_MINUTES.max).optional(),
  })
  .refine(({ path, resource, id }) => (path === undefined ? resource !== undefined && id !== undefined : true), {
    path: ['path'],
    message: 'Give a path, or a resource and an id.',
  })
  .refine(({ resource, id }) => (resource === undefined) === (id === undefined), {
    path: ['id'],
    message: 'A resource and an id belong together.',
  });

/** The link to a preview; `pages` are other pages that show the record, such as a programme's landing pages. */
export const previewLink = z.object({
  url: z.string(),
  expires: z.iso.datetime(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
});
export type PreviewLink = z.output<typeof previewLink>;

export const previewClaims = z.object({ ...view, resource: z.string().optional(), id: z.uuid().optional() });
export type PreviewClaims = z.output<typeof previewClaims>;

export const previewRead = previewClaims.extend({ expires: z.iso.datetime() });

export const previewLinksQuery = z.object({ resource: z.string().max(60).optional(), id: z.uuid().optional() });

/** A shared link that works. Its address is not stored. */
export const sharedPreview = z.object({
  id: z.uuid(),
  path: z.string(),
  as: view.as.unwrap(),
  region: view.region.unwrap(),
  at: z.iso.datetime({ offset: true }).nullable(),
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires: z.iso.datetime(),
});
export type SharedPreview = z.output<typeof sharedPreview>;
