import {
  FIXED_PAGES,
  HOME_SLUG,
  type LinkTarget,
  type Resource,
  resources,
  SCHEDULE_SLUG,
  normaliseForSearch,
} from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';

type LivePage = { id: string; path: string };

/** Paths of a live page and of the pages below it, by document; empty for a document that is no page. */
export async function pathsUnder(tx: Database, { name }: Resource, id: string): Promise<Map<string, string>> {
  const own = PAGES.filter((page) => page === name);
  if (own.length === 0) return new Map();
  // Only programmes have pages below them.
  const found =
    name === 'program'
      ? await rows<LivePage>(tx, sql`${select} where id = ${id}::uuid or parent_id = ${id}::uuid`)
      : await rows<LivePage>(tx, sql`${pagesIn('published', own)} where id = ${id}::uuid`);
  return new Map(found.map((page) => [page.id, page.path]));
}

/** Whether a page of the content is live at a path. */
export async function livePageAt(tx: Database, path: string): Promise<boolean> {
  return (await rows<LivePage>(tx, sql`${select} where path = ${path} limit 1`)).length > 0;
}

/** The paths of all live pages, or of all pages as if every draft were live. */
export const pagePaths = async (tx: Database, state: State): Promise<Set<string>> =>
  new Set((await rows<LivePage>(tx, pagesIn(state))).map(({ path }) => path));

type State = 'published' | 'working';

const MAX_TARGETS = 50;

/** Live pages and the site's fixed pages whose title or path contains every word; the shortest paths first. */
export async function linkTargets(db: Database, text: string): Promise<LinkTarget[]> {
  const words = normaliseForSearch(text).split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => sql`strpos(search_form(title || ' ' || path), ${word}) > 0`);
  const found = await rows<LinkTarget>(
    db,
    sql`select path, title, resource from (${select}) as pages where ${sql.join([sql`true`, ...conditions], sql` and `)}
      order by length(path), path limit ${sql.raw(String(MAX_TARGETS))}`,
  );
  const fixed = Object.entries(FIXED_PAGES)
    .map(([path, title]): LinkTarget => ({ path, title, resource: null }))
    .filter(({ path, title }) => words.every((word) => normaliseForSearch(`${title} ${path}`).includes(word)));
  return [...found, ...fixed].slice(0, MAX_TARGETS);
}

/** The resources whose records are pages of the site. */
const PAGES = ['program', 'pages', 'landing-pages', 'auxiliary-pages', 'blogs'] as const;

const FIELDS = {
  published: (alias: string) => `${alias}.published`,
  working: (alias: string) => `coalesce(${alias}.draft, ${alias}.published)`,
};

/** A page's path: below its folder and its parent, if it has them. */
function pathOf({ name, slug: { folder, parent } = { field: 'slug' } }: Resource, state: State): SQL {
  const slug = sql.raw(`${FIELDS[state]('page')}->>'slug'`);
  const parentSlug = sql.raw(`${FIELDS[state]('parent')}->>'slug'`);
  const parentParent = sql.raw(`${FIELDS[state]('parent')}->>'parent_program'`);
  if (name === 'pages') return sql`case ${slug} when ${HOME} then '/' else '/' || (${slug}) end`;
  const start = sql.raw(folder === undefined ? `'/'` : `'/${folder}/'`);
  if (!parent) return sql`${start} || (${slug})`;
  if (folder === undefined) return sql`${start} || coalesce((${parentSlug}) || '/', '') || (${slug})`;
  // In a folder, pages of a specialisation are addressed by its own slug (ROUTE-15).
  return sql`case
    when parent.id is null and ${slug} = ${SCHEDULE} then '/' || (${slug})
    when parent.id is null then ${start} || (${slug})
    when ${parentParent} is null then ${start} || (${parentSlug}) || '/' || (${slug})
    else ${start} || 'specialisation/' || (${parentSlug}) || '/' || (${slug}) end`;
}

const HOME = sql.raw(`'${HOME_SLUG}'`);
const SCHEDULE = sql.raw(`'${SCHEDULE_SLUG}'`);

// A page below one that is not live has no address, so it is not live either.
function pagesOf(resource: Resource, state: State): SQL {
  const [page, above] = [sql.raw(FIELDS[state]('page')), sql.raw(FIELDS[state]('parent'))];
  const parent = resource.slug?.parent;
  const parentId = sql.raw(parent ? `(${FIELDS[state]('page')}->>'${parent}')::uuid` : 'null::uuid');
  return sql`
    select page.id, page.resource, ${parentId} as parent_id, ${pathOf(resource, state)} as path,
      coalesce(nullif(${page}->>'${sql.raw(resource.titleField)}', ''), ${page}->>'slug') as title
    from documents page
    left join documents parent
      on parent.id = ${parentId} and ${above} is not null and parent.deleted_at is null
    where page.resource = ${sql.raw(`'${resource.name}'`)} and ${page} is not null and page.deleted_at is null
      and (${parentId} is null or parent.id is not null)`;
}

const pagesIn = (state: State, names: readonly (typeof PAGES)[number][] = PAGES): SQL =>
  sql`select id, resource, path, title from (${sql.join(
    names.map((name) => pagesOf(resources[name], state)),
    sql` union all `,
  )}) as site_pages`;
const select = pagesIn('published');
