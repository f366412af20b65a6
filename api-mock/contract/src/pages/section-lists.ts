import { z } from 'zod';

import type { DocumentName } from '../resources/index.ts';
import type { OwnSection, pages, PageSection } from '../resources/pages.ts';
import { sectionLists } from '../resources/site-lists.ts';

type Lists = typeof sectionLists;
type ListName = keyof Lists;
type ListItem<N extends ListName> =
  Lists[N]['schema'] extends z.ZodObject<infer S> ? z.ZodObject<S & { id: z.ZodUUID }> : never;

const entries = Object.entries(sectionLists) as [ListName, Lists[ListName]][];

/** Lists on pages of the university: the fields that staff edit, and the id. */
export const sectionListSchemas = Object.fromEntries(
  entries.map(([name, { schema }]) => [name, z.array(z.object({ ...schema.shape, id: z.uuid() }))]),
) as { [N in ListName]: z.ZodArray<ListItem<N>> };

/** The sources of a section: fields of the page's record, and records of other resources. */
export type SectionSource = {
  fields: readonly (keyof z.output<typeof pages.schema>)[];
  records: readonly DocumentName[];
};

const from = (source: Partial<SectionSource>): SectionSource => ({ fields: [], records: [], ...source });

const OWN_SOURCES: Record<OwnSection, SectionSource> = {
  hero: from({ fields: ['hero', 'title', 'summary', 'short_title'] }),
  ticker: from({ records: ['promotional-texts'] }),
  content: from({ fields: ['content'] }),
  featured_programs: from({ fields: ['featured_programs'], records: ['program'] }),
  programs: from({ records: ['program'] }),
  testimonials: from({ records: ['testimonials'] }),
  vc_message: from({ records: ['vc-message'] }),
  refer: from({ records: ['pre-login-referral', 'post-login-referral', 'dashboard-access'] }),
  contact: from({ records: ['university-info'] }),
  faqs: from({ records: ['faqs'] }),
  get_in_touch: from({ records: ['wide-banners'] }),
  career_banner: from({ records: ['wide-banners'] }),
  emi_banner: from({ records: ['wide-banners'] }),
  university: from({ records: ['university-info'] }),
};

/** The sources of each section of a page of the university. */
export const SECTION_SOURCES = {
  ...OWN_SOURCES,
  ...Object.fromEntries(
    entries.map(([, { name, section }]) => [section.id, from({ records: [name as DocumentName] })]),
  ),
} as Record<PageSection, SectionSource>;
