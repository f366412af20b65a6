import { HOME_SLUG, type DocumentName, type Resource } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';
import { pathsOf, pathsOfAll } from './page-paths.ts';
import type { Fields } from './tables.ts';

/** What became of the published fields of a record: null before it was live, or after it no longer is. */
export type Publication = {
  id: string;
  before: Fields | null;
  after: Fields | null;
  /** Where it and the pages below it were and are live. */
  paths: readonly string[];
};

/** Paths of the pages a publication shows on; '*' for all of them. */
export const touchedPages = (tx: Database, resource: Resource, change: Publication): Promise<readonly string[]> =>
  TOUCHED[resource.name as DocumentName](tx, change);

type Touched = (tx: Database, change: Publication) => Promise<readonly string[]>;

const EVERY_PAGE = ['*'] as const;
const everyPage: Touched = async () => EVERY_PAGE;

// Pages beside its own that are made of the home page's content (ROUTE-04, ROUTE-07, ROUTE-08).
const HOME = ['/', '/online-degree-education-learning-courses-ct', '/refurl', '/influencer'] as const;

/** The university's own pages: any of them may show its sections. */
const universityPages: Touched = async (tx) => [...HOME, ...(await pathsOf(tx, 'pages'))];

// What a card, a menu, a footer or the interest list shows of a programme: a change there shows on every page.
const CARD_FIELDS = [
  'slug',
  'parent_program',
  'display_name',
  'display_short_name',
  'label',
  'program_type_id',
  'short_description',
  'duration',
  'program_thumbnail',
  'program_thumbnail_one',
  'brochure_pdf',
  'erp_unicode',
];
// Menus and links show a page of the university by these.
const LINK_FIELDS = ['slug', 'title', 'short_title'];

const differ = (names: readonly string[], { before, after }: Publication) =>
  !before || !after || names.some((name) => before[name] !== after[name]);

const TOUCHED: Record<DocumentName, Touched> = {
  program: async (tx, change) => {
    if (differ(CARD_FIELDS, change)) return EVERY_PAGE;
    const parent = change.after?.['parent_program'];
    const family = typeof parent === 'string' ? await pathsOfAll(tx, [parent]) : [];
    return [...new Set([...change.paths, ...family, ...(await pagesAbout(tx, [change.id])), '/compare'])];
  },
  faqs: async (tx, { before, after }) => {
    const programs = [before, after].filter((fields) => fields !== null).map((fields) => fields['program']);
    const ids = [...new Set(programs.filter((id) => typeof id === 'string'))];
    if (programs.some((id) => typeof id !== 'string')) return EVERY_PAGE;
    const paths: string[] = [];
    for (const id of ids) paths.push(...(await questionPages(tx, id)));
    return [...new Set(paths)];
  },
  pages: async (_tx, change) => {
    if (differ(LINK_FIELDS, change)) return EVERY_PAGE;
    return change.after?.['slug'] === HOME_SLUG ? HOME : change.paths;
  },
  'landing-pages': async (_tx, { paths }) => paths,
  'auxiliary-pages': async (_tx, { paths }) => paths,
  blogs: async (_tx, { paths }) => ['/blog', ...paths],
  metadata: async (_tx, { before, after }) => {
    const slugs = [before, after].filter((fields) => fields !== null).map((fields) => String(fields['slug']));
    return [...new Set(slugs.flatMap((slug) => (slug === HOME_SLUG ? HOME : [`/${slug}`])))];
  },
  launchpad: async () => ['/launchpad'],
  'head-counts': universityPages,
  benefits: universityPages,
  career: universityPages,
  'vc-message': universityPages,
  alumni: universityPages,
  // The frame of every page, and the marketing around its content.
  footer: everyPage,
  'university-info': everyPage,
  settings: everyPage,
  accreditations: everyPage,
  testimonials: everyPage,
  'promotional-banner': everyPage,
  'promotional-texts': everyPage,
  'pre-login-referral': everyPage,
  'post-login-referral': everyPage,
  'dashboard-access': everyPage,
  'wide-banners': everyPage,
};

/** A programme's page, its specialisations', and the landing pages that show one of them. */
async function questionPages(tx: Database, id: string): Promise<string[]> {
  const own = [id, ...(await idsWhere(tx, 'program', 'parent_program', [id]))];
  return [...(await pathsOfAll(tx, own)), ...(await pagesAbout(tx, own))];
}

/** Live landing pages that show one of the programmes. */
const pagesAbout = async (tx: Database, ids: readonly string[]): Promise<string[]> =>
  pathsOfAll(tx, await idsWhere(tx, 'landing-pages', 'program', ids));

async function idsWhere(
  tx: Database,
  resource: DocumentName,
  field: string,
  values: readonly string[],
): Promise<string[]> {
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from documents where resource = ${resource} and published->>${field} in (${list}) and deleted_at is null`,
  );
  return found.map((row) => row.id);
}
