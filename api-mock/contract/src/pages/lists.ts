import { z } from 'zod';

import { programCard } from './program-item.ts';

/** Programmes of one type in the header's menu (NAV-03). */
export const menuGroup = z.object({
  label: z.string(),
  program_type_id: z.int(),
  items: z.array(z.object({ label: z.string(), path: z.string() })),
});
export type MenuGroup = z.output<typeof menuGroup>;

/** A choice of 'area of interest' (ENT-05); the lead stores `erp_unicode`. */
export const interestItem = z.object({ erp_unicode: z.string(), program_value: z.string(), slug: z.string() });
export type InterestItem = z.output<typeof interestItem>;

export const sitemapItem = z.object({ path: z.string(), updated_at: z.iso.datetime() });

/**
 * One event of `/content/changes`: the content's version, its time (null before the first change), and cache tags of the
 * changed answers, `*` for all. Equal versions with different times differ: the database was restored.
 */
export const contentChange = z.object({
  version: z.int(),
  at: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
});
export type ContentChange = z.output<typeof contentChange>;

/** A programme's name and slug, for links (API-13); specialisations have a `parent` (API-14). */
export const nameItem = z.object({ id: z.uuid(), name: z.string(), slug: z.string(), path: z.string() });
export const childNameItem = nameItem.extend({ parent: z.string() });

/** A landing page in a list (API-28). */
export const landingItem = nameItem.extend({
  landing_page_type: z.enum(['1', '2']),
  parent: z.string().nullable(),
  program: programCard,
});
