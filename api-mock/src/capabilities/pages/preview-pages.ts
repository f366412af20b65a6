import { ApiError, type DocumentName, type PreviewClaims, resources, SECTION_SOURCES } from '@prospectus/contract';

import type { Content } from './content.ts';
import { wordsOf } from './metadata-reads.ts';
import { withPreview } from './preview-content.ts';
import { readSnapshot, type SnapshotDeps } from './snapshot.ts';
import { contentOf } from './tracked-content.ts';

type Page = { path: string; title: string };
/** The first page of a preview, and others that show the same record. */
export type PreviewPages = { path: string; pages: Page[] };
type PreviewTarget = { path?: string | undefined; resource?: string | undefined; id?: string | undefined };

/** Finds the pages of a preview: the page at a path, or those that show a record; else NOT_FOUND. */
export async function previewPages(
  deps: SnapshotDeps,
  target: PreviewTarget,
  claims: PreviewClaims,
): Promise<PreviewPages> {
  const content = contentOf(await withPreview(deps, await readSnapshot(deps), claims), () => undefined);
  const pages = target.resource && target.id ? pagesShowing(content, target.resource, target.id) : [];
  const path = target.path ?? pages[0]?.path;
  const title = path === undefined ? undefined : wordsOf(content, path)?.title;
  if (path === undefined || title === undefined)
    throw new ApiError('NOT_FOUND', {
      msg: target.path === undefined ? 'No page shows this record.' : 'There is no page at this path.',
    });
  return { path, pages: target.path === undefined ? pages : [{ path, title }] };
}

const HOME = '/';

function pagesShowing(content: Content, resource: string, id: string): Page[] {
  const records = resource in resources ? content.records[resource as DocumentName] : undefined;
  const record = records?.find((other) => other.id === id);
  if (!record) return [];
  const paths = new Set(pathsShowing(content, resource, id, record.fields as Record<string, unknown>));
  return [...paths].flatMap((path) => {
    const title = wordsOf(content, path)?.title;
    return title === undefined ? [] : [{ path, title }];
  });
}

function pathsShowing(content: Content, resource: string, id: string, fields: Record<string, unknown>): string[] {
  const { programs, pages, landingPages, auxiliaryPages, posts } = content;
  const own = [...programs, ...pages, ...landingPages, ...auxiliaryPages, ...posts].find(
    (page) => page.id === id,
  )?.path;
  const landing = landingPages.filter(({ program }) => program.id === id).map(({ path }) => path);
  if (own !== undefined) return [own, ...landing];
  if (resource === 'metadata') return [fields['slug'] === 'home' ? HOME : `/${String(fields['slug'])}`];
  if (resource === 'launchpad') return ['/launchpad'];
  // A page below a missing programme has no address.
  if (resource in OWN_PAGES) return [];
  const program = programs.find((page) => page.id === fields['program'])?.path;
  const showing = pages.filter(({ fields: { sections } }) =>
    sections.some((section) => SECTION_SOURCES[section].records.some((name) => name === resource)),
  );
  return [...(program === undefined ? [] : [program]), ...showing.map(({ path }) => path), HOME];
}

const OWN_PAGES = { program: 1, pages: 1, 'landing-pages': 1, 'auxiliary-pages': 1, blogs: 1 };
