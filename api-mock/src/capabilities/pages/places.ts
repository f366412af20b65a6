import { HOME_SLUG, type Program, SCHEDULE_SLUG } from '@prospectus/contract';

import type { Published, PublishedRecords } from './published-records.ts';

/** A live programme in its place: `parent` is set for a specialisation. */
export type Placed = { id: string; program: Program; path: string; publishedAt: Date; parent: Placed | undefined };
export type PlacedPage = Published<'pages'> & { path: string };
/** `program` is the one it shows, `parent` the one its address begins with. */
export type PlacedLanding = Published<'landing-pages'> & { path: string; program: Placed; parent: Placed | undefined };
/** `program` is the programme or specialisation it stands below. */
export type PlacedAuxiliary = Published<'auxiliary-pages'> & { path: string; program: Placed | undefined };
export type PlacedPost = Published<'blogs'> & { path: string; program: Placed | undefined };

/** Everything live that has a page of its own. */
export type Places = {
  programs: readonly Placed[];
  /** Built-in programmes that give way to a managed page at their address (ROUTE-14). */
  givenWay: readonly Placed[];
  pages: readonly PlacedPage[];
  landingPages: readonly PlacedLanding[];
  auxiliaryPages: readonly PlacedAuxiliary[];
  posts: readonly PlacedPost[];
};

/** Finds every live page its address. What stands below a programme that is not live has none, so it is not live either. */
export function placesOf(records: PublishedRecords): Places {
  const { programs, givenWay } = placePrograms(records);
  const byId = new Map(programs.map((placed) => [placed.id, placed]));
  return {
    programs,
    givenWay,
    pages: records.pages.map((page) => ({
      ...page,
      path: page.fields.slug === HOME_SLUG ? '/' : `/${page.fields.slug}`,
    })),
    landingPages: records['landing-pages'].flatMap((page) => {
      const { slug, parent_program } = page.fields;
      const [program, parent] = [byId.get(page.fields.program), parent_program ? byId.get(parent_program) : undefined];
      if (!program || (parent_program && !parent)) return [];
      return { ...page, program, parent, path: `${parent?.path ?? ''}/${slug}` };
    }),
    auxiliaryPages: records['auxiliary-pages'].flatMap((page) => {
      const program = page.fields.program ? byId.get(page.fields.program) : undefined;
      if (page.fields.program && !program) return [];
      return { ...page, program, path: auxiliaryPath(page.fields.slug, program) };
    }),
    posts: records.blogs
      .map((post) => ({
        ...post,
        program: post.fields.program ? byId.get(post.fields.program) : undefined,
        path: `/blog/${post.fields.slug}`,
      }))
      .toSorted((a, b) => b.fields.date.localeCompare(a.fields.date) || +b.publishedAt - +a.publishedAt),
  };
}

function placePrograms(records: PublishedRecords): Pick<Places, 'programs' | 'givenWay'> {
  const managed = new Set([
    ...records.program
      .filter(({ fields }) => fields.origin !== 'built-in' && !fields.parent_program)
      .map(({ fields }) => fields.slug),
    ...records.pages.map(({ fields }) => fields.slug),
    ...records['landing-pages'].filter(({ fields }) => !fields.parent_program).map(({ fields }) => fields.slug),
  ]);
  const roots = new Map(
    records.program
      .filter(({ fields }) => !fields.parent_program)
      .map(({ id, fields, publishedAt }): [string, Placed] => [
        id,
        { id, program: fields, publishedAt, path: `/${fields.slug}`, parent: undefined },
      ]),
  );
  const givesWay = ({ program }: Placed) => program.origin === 'built-in' && managed.has(program.slug);
  const givenWay = [...roots.values()].filter(givesWay);
  for (const { id } of givenWay) roots.delete(id);
  const programs = records.program.flatMap(({ id, fields, publishedAt }) => {
    if (!fields.parent_program) return roots.get(id) ?? [];
    const parent = roots.get(fields.parent_program);
    return parent ? { id, program: fields, publishedAt, parent, path: `${parent.path}/${fields.slug}` } : [];
  });
  return { programs, givenWay };
}

function auxiliaryPath(slug: string, program: Placed | undefined): string {
  if (!program) return slug === SCHEDULE_SLUG ? `/${slug}` : `/auxiliary/${slug}`;
  return program.parent
    ? `/auxiliary/specialisation/${program.program.slug}/${slug}`
    : `/auxiliary/${program.program.slug}/${slug}`;
}
