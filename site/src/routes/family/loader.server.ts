import type { ProgramPage } from '@prospectus/contract';
import { familyData, familyPath, type Language } from '@prospectus/contract/family';
import type { LoaderFunctionArgs } from 'react-router';

import { isSlug, notFoundResult, orNull, type RenderDeps, visitorQuery } from '../page/loader-results.server.ts';
import type { FamilyPageData } from './family-data.ts';

/** The sheet at `/family/{slug}` or `/family/{parent}/{slug}`; in Hindi at `/parivar/…`. */
export async function familyLoader({ params, request }: LoaderFunctionArgs, deps: RenderDeps, language: Language) {
  const { slug, parent } = params;
  if (!isSlug(slug) || (parent !== undefined && !isSlug(parent))) return notFoundResult();
  const read = await orNull(
    deps.api('GET /programpage/:slug', { params: { slug }, query: { ...visitorQuery(deps), parent } }),
  );
  // The API also finds a specialisation without its programme, but its sheet has one address.
  const isHere = read && familyPath(language, read.data.program.path) === new URL(request.url).pathname;
  return isHere ? pageData(read.data, language, deps.publicUrl) : notFoundResult();
}

const pageData = (page: ProgramPage, language: Language, publicUrl: string): FamilyPageData => ({
  ...familyData(page, language, publicUrl),
  sheet: true,
  pdf: `/api/family/${language}/${page.program.id}`,
  metadata: page.metadata,
});
