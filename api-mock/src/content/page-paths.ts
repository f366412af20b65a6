import { HOME_SLUG, type Resource, resources, SCHEDULE_SLUG } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';

type LivePage = { id: string; path: string };

/** Paths on the site of a live page and of those whose addresses begin with its own, by document; none of what is no page. */
export async function pathsUnder(tx: Database, { name }: Resource, id: string): Promise<Map<string, string>> {
  if (!PAGES.some((page) => page === name)) return new Map();
  const found = await rows<LivePage>(tx, sql`${select} where id = ${id}::uuid or parent_id = ${id}::uuid`);
  return new Map(found.map((page) => [page.id, page.path]));
}

/** Whether a page of the content is live at a path. */
export async function livePageAt(tx: Database, path: string): Promise<boolean> {
  return (await rows<LivePage>(tx, sql`${select} where path = ${path} limit 1`)).length > 0;
}

/** The resources whose records are pages of the site. */
const PAGES = ['program', 'pages', 'landing-pages', 'auxiliary-pages', 'blogs'] as const;

const slug = sql.raw(`page.published->>'slug'`);
const parentSlug = sql.raw(`parent.published->>'slug'`);

/** A page's path: below its folder, and below its parent where it has one. */
function pathOf({ name, slug: { folder, parent } = { field: 'slug' } }: Resource): SQL {
  if (name === 'pages') return sql`case ${slug} when ${HOME} then '/' else '/' || (${slug}) end`;
  const start = sql.raw(folder === undefined ? `'/'` : `'/${folder}/'`);
  if (!parent) return sql`${start} || (${slug})`;
  if (folder === undefined) return sql`${start} || coalesce((${parentSlug}) || '/', '') || (${slug})`;
  // In a folder, pages of a specialisation are addressed by its own slug (ROUTE-15).
  return sql`case
    when parent.id is null and ${slug} = ${SCHEDULE} then '/' || (${slug})
    when parent.id is null then ${start} || (${slug})
    when parent.published->>'parent_program' is null then ${start} || (${parentSlug}) || '/' || (${slug})
    else ${start} || 'specialisation/' || (${parentSlug}) || '/' || (${slug}) end`;
}

const HOME = sql.raw(`'${HOME_SLUG}'`);
const SCHEDULE = sql.raw(`'${SCHEDULE_SLUG}'`);

// A page below one that is not live has no address, so it is not live either.
function pagesOf(resource: Resource): SQL {
  const parent = resource.slug?.parent;
  const parentId = sql.raw(parent ? `(page.published->>'${parent}')::uuid` : 'null::uuid');
  return sql`
    select page.id, page.resource, ${parentId} as parent_id, ${pathOf(resource)} as path
    from documents page
    left join documents parent
      on parent.id = ${parentId} and parent.published is not null and parent.deleted_at is null
    where page.resource = ${sql.raw(`'${resource.name}'`)} and page.published is not null and page.deleted_at is null
      and (${parentId} is null or parent.id is not null)`;
}

const select = sql`select id, path from (${sql.join(
  PAGES.map((name) => pagesOf(resources[name])),
  sql` union all `,
)}) as live_pages`;
