import { createClient } from '@prospectus/contract/client';
import { AppTheme, fontPreloads } from '@prospectus/design-system';
import { renderLatticeFile, renderLatticeSvg, renderLogoSvg } from '@prospectus/design-system/drawings';
import { createStyleCache, extractCriticalStyles } from '@prospectus/design-system/server';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';

import { jsonForHtml } from './lib/html.ts';
import { type Assets, documentHtml, OFFSCREEN } from './routes/document.ts';
import type { RenderDeps } from './routes/page/loader-results.server.ts';
import { handlers } from './routes/handlers.server.ts';
import type { Head } from './routes/page/page-head.ts';
import { heads, notFoundHead, problemHead } from './routes/heads.ts';
import type { RootData } from './routes/page/page-data.ts';
import { previewMarkup } from './routes/preview-markup.ts';
import { type PageId, pageIds, pageTable } from './routes/page-table.ts';
import { ProgramSections } from './routes/program/page-sections.ts';
import { routeObjects } from './routes/route-objects.tsx';
import { UniversitySections } from './routes/university/page-sections.ts';

export type { Assets };
export { renderLatticeFile, renderLatticeSvg, renderLogoSvg, pageTable };

/** A rendered page, or a redirect. */
export type Rendered = { redirect: string } | { status: number; html: string; styles: string[]; files: PageFile[] };

/** A file of a page: its data for hydration, or rarely needed styles. */
type PageFile = { kind: 'state' | 'styles'; url: string; text: string };

export type RenderInput = Omit<RenderDeps, 'api' | 'posted'> & {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  assetsOf: (page: PageId) => Assets;
  /** Returns the address of a file of the page; without it the file is part of the HTML. */
  fileUrl?: (kind: PageFile['kind'], text: string, unknown: boolean) => string;
  /** The token of a preview. */
  preview?: string;
};

/** All code is loaded before the first request: a section that is not loaded would be missing. */
const components = Object.fromEntries(
  await Promise.all(pageIds.map(async (id) => [id, await pageTable[id].load()] as const)),
);
await Promise.all([ProgramSections.ready, UniversitySections.ready]);
const routes = routeObjects(components, handlers);
const { query, dataRoutes } = createStaticHandler(routes);

/** Renders the page of a request, or the answer to its form. */
export async function renderPage(request: Request, input: RenderInput): Promise<Rendered> {
  const deps: RenderDeps = {
    ...input,
    posted: request.method === 'POST',
    api: createClient({ base: `${input.apiUrl}/api`, fetch: input.fetch }),
  };
  const context = await query(request, { requestContext: deps });
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' };

  const failed = context.errors !== null;
  const status = failed ? 503 : context.statusCode;
  // All unknown addresses share one cached page.
  const route = (context.matches.at(-1)?.route.id ?? 'unknown') as PageId;
  const routeData = context.loaderData[route] as { shows?: PageId } | null | undefined;
  const page = status === 404 ? 'unknown' : (routeData?.shows ?? route);
  const styleCache = createStyleCache();
  const extract = extractCriticalStyles(styleCache, { rareApart: input.fileUrl !== undefined });
  const { html, css, rare, styleElement } = extract(() =>
    renderToString(
      <AppTheme styleCache={styleCache}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </AppTheme>,
    ),
  );
  const assets = { ...input.assetsOf(page), fonts: fontPreloads };
  const { actionData } = context;
  const loaderData = status === 404 ? { root: context.loaderData['root'] as RootData } : context.loaderData;
  // An error page is not hydrated.
  const json = failed ? undefined : jsonForHtml({ page, data: { loaderData, actionData } });
  const files: PageFile[] = [];
  const addressOf = (kind: PageFile['kind'], text: string | undefined) => {
    const url = text ? input.fileUrl?.(kind, text, status === 404) : undefined;
    if (text && url) files.push({ kind, url, text });
    return url;
  };
  const url = addressOf('state', json);
  return {
    status,
    files,
    styles: [assets.fontStyles, css, OFFSCREEN],
    html: documentHtml({
      head: headOf({ page, route, status, context }),
      publicUrl: deps.publicUrl,
      siteName: (context.loaderData['root'] as RootData | undefined)?.frame.name ?? '',
      visitor: deps.visitor(),
      html: input.preview === undefined ? html : previewMarkup(html, input.preview, page),
      preview: input.preview,
      styleElement,
      rareStyles: addressOf('styles', rare),
      assets,
      state: json === undefined ? undefined : { json, url },
    }),
  };
}

function headOf(of: { page: PageId; route: PageId; status: number; context: StaticHandlerContext }): Head {
  const { loaderData, actionData } = of.context;
  if (of.status >= 500) return problemHead();
  if (of.status === 404) return notFoundHead(loaderData['root'] as RootData | undefined);
  // The answer to a posted form overrides the data of the page.
  const data = { ...(loaderData[of.route] as object), ...(actionData?.[of.route] as object | null) };
  return heads[of.page](data as never, loaderData['root'] as RootData);
}
