import { z } from 'zod';

/** Lifetime of a preview link in minutes: at least, at most, and where nothing is said. */
export const PREVIEW_MINUTES = { min: 1, max: 10_080, initial: 30 } as const;

const PATH = /^\/[^\s?#\\]*$/;

/** As whom and of what state a page is shown. */
const view = {
  as: z.enum(['unverified', 'verified']).default('unverified'),
  region: z.enum(['IN', 'other']).default('IN'),
  /** Shows what is live at this time by the schedules, instead of every draft. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** Shows what was live at this time, as far back as publications are retained. */
  seen: z.iso.datetime({ offset: true }).optional(),
  /** Shows what is live once this release is published, instead of every draft. */
  release: z.uuid().optional(),
};

/** A preview is asked for by the path of a page, or by a record: the page that shows it is found. */
export const previewBody = z
  .strictObject({
    path: z.string().max(300).regex(PATH, 'Use a path such as /online-mba.').optional(),
    resource: z.string().max(60).optional(),
    id: z.uuid().optional(),
    ...view,
    /** A link whose lifetime is given is one to share: it is listed and can be revoked. */
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

/** The link to a preview. `pages` are other pages that show the record, such as landing pages of a programme. */
export const previewLink = z.object({
  url: z.string(),
  expires: z.iso.datetime(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
});
export type PreviewLink = z.output<typeof previewLink>;

/** What a preview token says. */
export const previewClaims = z.object({ ...view, resource: z.string().optional(), id: z.uuid().optional() });
export type PreviewClaims = z.output<typeof previewClaims>;

/** What is read of a preview token by the site. */
export const previewRead = previewClaims.extend({ expires: z.iso.datetime() });

/** Whose shared links are asked for; all where nothing is said. */
export const previewLinksQuery = z.object({ resource: z.string().max(60).optional(), id: z.uuid().optional() });

/** A shared link that works. Its address is known to whoever was given it alone. */
export const sharedPreview = z.object({
  id: z.uuid(),
  path: z.string(),
  as: view.as.unwrap(),
  region: view.region.unwrap(),
  at: z.iso.datetime({ offset: true }).nullable(),
  /** The name of the person who made it. */
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires: z.iso.datetime(),
});
export type SharedPreview = z.output<typeof sharedPreview>;
