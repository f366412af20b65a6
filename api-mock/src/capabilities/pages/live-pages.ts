import { HOME_SLUG, SCHEDULE_SLUG } from '@prospectus/contract';

import type {
  Content,
  LivePages,
  PlacedProgram,
  PlacedAuxiliary,
  PlacedLanding,
  PlacedPage,
  PlacedPost,
} from './content.ts';

/** Live programmes with their paths; one below a programme that is not live is left out. */
export function livePrograms({ records }: Content): Pick<LivePages, 'programs' | 'shadowed'> {
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
      .map(({ id, fields, publishedAt }): [string, PlacedProgram] => [
        id,
        { id, program: fields, publishedAt, path: `/${fields.slug}`, parent: undefined },
      ]),
  );
  const isShadowed = ({ program }: PlacedProgram) => program.origin === 'built-in' && managed.has(program.slug);
  const shadowed = [...roots.values()].filter(isShadowed);
  for (const { id } of shadowed) roots.delete(id);
  const programs = records.program.flatMap(({ id, fields, publishedAt }) => {
    if (!fields.parent_program) return roots.get(id) ?? [];
    const parent = roots.get(fields.parent_program);
    return parent ? { id, program: fields, publishedAt, parent, path: `${parent.path}/${fields.slug}` } : [];
  });
  return { programs, shadowed };
}

const programById = ({ programs }: Content) => new Map(programs.map((placed) => [placed.id, placed]));

export const universityPagesOf = ({ records }: Content): PlacedPage[] =>
  records.pages.map((page) => ({
    ...page,
    path: page.fields.slug === HOME_SLUG ? '/' : `/${page.fields.slug}`,
  }));

export function landingPagesOf(content: Content): PlacedLanding[] {
  const byId = programById(content);
  return content.records['landing-pages'].flatMap((page) => {
    const { slug, parent_program } = page.fields;
    const [program, parent] = [byId.get(page.fields.program), parent_program ? byId.get(parent_program) : undefined];
    if (!program || (parent_program && !parent)) return [];
    return { ...page, program, parent, path: `${parent?.path ?? ''}/${slug}` };
  });
}

export function auxiliaryPagesOf(content: Content): PlacedAuxiliary[] {
  const byId = programById(content);
  return content.records['auxiliary-pages'].flatMap((page) => {
    const program = page.fields.program ? byId.get(page.fields.program) : undefined;
    if (page.fields.program && !program) return [];
    return { ...page, program, path: auxiliaryPath(page.fields.slug, program) };
  });
}

/** Posts, newest first. */
export function livePosts(content: Content): PlacedPost[] {
  const byId = programById(content);
  return content.records.blogs
    .map((post) => ({
      ...post,
      program: post.fields.program ? byId.get(post.fields.program) : undefined,
      path: `/blog/${post.fields.slug}`,
    }))
    .toSorted((a, b) => b.fields.date.localeCompare(a.fields.date) || +b.publishedAt - +a.publishedAt);
}

function auxiliaryPath(slug: string, program: PlacedProgram | undefined): string {
  if (!program) return slug === SCHEDULE_SLUG ? `/${slug}` : `/auxiliary/${slug}`;
  return program.parent
    ? `/auxiliary/specialisation/${program.program.slug}/${slug}`
    : `/auxiliary/${program.program.slug}/${slug}`;
}
