import type { AuxiliaryPage, PageMedia } from '@prospectus/contract';
import type { LoaderFunctionArgs } from 'react-router';

import {
  isSlug,
  notFoundResult,
  orNotFound,
  readInterestOptionsFor,
  type RenderDeps,
} from '../page/loader-results.server.ts';
import type { AuxiliaryData } from '../page/page-data.ts';
import { footerColumns } from '../shell/navigation.ts';

/** An auxiliary page in its three forms (ROUTE-15). */
export async function auxiliaryLoader({ params, request }: LoaderFunctionArgs, deps: RenderDeps) {
  if (!Object.values(params).every(isSlug)) return notFoundResult();
  return orNotFound(auxiliaryData(deps, params, new URL(request.url).pathname));
}

type Params = LoaderFunctionArgs['params'];

/** The data of an auxiliary page; null if it has another path. */
export async function auxiliaryData(deps: RenderDeps, params: Params, path: string): Promise<AuxiliaryData | null> {
  const [page, site] = await Promise.all([read(deps, params), deps.api('GET /site')]);
  if (page.path !== path) return null;
  const { footer, marketing, program, ...shown } = page;
  const verified = deps.visitor() === 'verified';
  return {
    page: shown,
    isWindow: isUpright(page.media[page.bg_image]),
    ...(verified ? { interests: [] } : await readInterestOptionsFor(deps.api, program)),
    banner: marketing.wideBanners.get_in_touch,
    parent: program && { name: program.display_name, path: program.path },
    ...(footer && footer.slug !== site.data.footer?.slug && { footer: footerColumns(footer) }),
  };
}

async function read({ api }: RenderDeps, { slug = '', program, a, b }: Params): Promise<AuxiliaryPage> {
  if (a !== undefined && b !== undefined)
    return (await api('GET /auxiliary/specialisation/:a/:b', { params: { a, b } })).data;
  if (program !== undefined) return (await api('GET /auxiliary/:program/:slug', { params: { program, slug } })).data;
  return (await api('GET /auxiliary/:slug', { params: { slug } })).data;
}

/** Higher than wide, as the drawn windows; small pictures have no size. */
const isUpright = (file: PageMedia[string] | undefined): boolean => {
  const { width, height } = file?.wide ?? file ?? {};
  return (height ?? 0) > (width ?? 0);
};
