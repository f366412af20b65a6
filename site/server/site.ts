import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { CONTENT_TAGS_HEADER, PREVIEW_HEADER } from '@prospectus/contract/constants';
import { type Log, measureRequest, metricsEndpoint, observeRequests } from '@prospectus/telemetry';
import express, { type ErrorRequestHandler, type Request as ExpressRequest } from 'express';

import type { VisitorKind } from '../src/lib/visitor.ts';
import type { Config } from './process/config.ts';
import { pageLookups, siteMetrics } from './process/metrics.ts';
import { followContent } from './content/changes.ts';
import { createReads } from './content/reads.ts';
import { dependsOnQuery, isPersonal, NO_PAGE, PAGE_PATH } from './http/page-path.ts';
import { loggedPath, routeOf } from './http/route-of.ts';
import type { Documentation } from './files/documentation.ts';
import { drawnPictures } from './files/drawn-pictures.ts';
import { latticeFiles } from './files/lattice-files.ts';
import { machineFiles } from './files/machine-files.ts';
import { sendPage } from './pages/send-page.ts';
import { createPageCache } from './pages/cache.ts';
import { pageEntry } from './pages/entry.ts';
import { createPageCompressor } from './pages/page-compression.ts';
import { pageFileUrl } from './pages/page-file.ts';
import { createPageFiles } from './pages/page-files.ts';
import { createPreview, previewToken } from './pages/preview.ts';
import { createRedirects } from './pages/redirects.ts';
import { pageRoutes } from './pages/routes.ts';
import { apiProxy } from './http/api-proxy.ts';
import type { Renderer } from './rendering/renderer.ts';
import { commonHeaders } from './security/headers.ts';
import { readableCookieUpdates } from './visitor/readable-cookies.ts';
import { type LeadSession, createLeadSessionReader } from './visitor/lead-session.ts';
import { createMissingPaths } from './pages/missing-paths.ts';
import { leadSessionKeys, siteReportKeys } from './visitor/lead-session-keys.ts';

type Options = {
  config: Config;
  log: Log;
  renderer: Renderer;
  /** What the build made: own files, console, documentation. Development serves them otherwise. */
  files?: {
    answer: (path: string, req: IncomingMessage, res: ServerResponse) => boolean;
    console: express.Router;
    documentation?: Documentation;
  };
  /** Pages are rendered for every request, and without a policy, which hot reload would break. */
  development?: true;
  /** Ends the connection that follows the content. */
  stopping: AbortSignal;
};

// As Node.js has them.
const [TAGS, PREVIEW] = [CONTENT_TAGS_HEADER.toLowerCase(), PREVIEW_HEADER.toLowerCase()];
/** After this long a page is served as before, and compared with what it was made of. */
const PAGE_AGE_MS = 5 * 60_000;

/** The whole origin as one listener. Cached pages and built files are answered first. */
export function createSite({ config, log, renderer, files, development, stopping }: Options): RequestListener {
  const { apiUrl, publicUrl } = config;
  const https = publicUrl.startsWith('https:');
  const common = commonHeaders(https);
  const reads = createReads();
  const sessionOf = createLeadSessionReader(leadSessionKeys(config.secrets));
  const lattices = latticeFiles(renderer.latticeFile, common);
  const given = {
    apiUrl,
    local: config.mode === 'local',
    publicUrl,
    latticeFolder: lattices.folder,
    assetsOf: renderer.assetsOf,
  };

  const render = async (path: string, kind: VisitorKind) => {
    const session = reads.session();
    const rendered = await renderer.renderPage(new Request(`${publicUrl}${path}`), {
      ...given,
      fetch: session.fetch,
      visitor: () => kind,
      ...(!development && {
        fileUrl: (file, text, unknown) => pageFileUrl(file, unknown ? NO_PAGE : path, kind, text),
      }),
    });
    if ('redirect' in rendered) throw new Error(`${path} cannot be cached: it redirects`);
    const entry = await pageEntry(rendered, kind, common, { withoutPolicy: development });
    pageFiles.add(entry.files);
    return { entry, sources: session.sources };
  };
  const cache = createPageCache({
    render,
    maxBytes: config.pageCacheBytes,
    maxAgeMs: PAGE_AGE_MS,
    ...(!development && { onStored: createPageCompressor().add }),
  });
  const pageFiles = createPageFiles({
    pageAt: async (path, kind) => {
      const known = PAGE_PATH.test(path) ? path : NO_PAGE;
      return cache.ready(known, kind) ?? cache.page(known, kind);
    },
    common,
  });
  const cookiesFor = (req: IncomingMessage, session: LeadSession) =>
    readableCookieUpdates(req.headers.cookie, session, https, () => log.warn('a lead cookie could not be read'));
  const content = followContent({
    apiUrl,
    log,
    stopping,
    invalidate: (tags, version) => {
      reads.invalidate(tags, version);
      cache.invalidate();
    },
  });

  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(
    observeRequests<ExpressRequest>({
      log,
      routeOf: ({ originalUrl }) => routeOf(originalUrl),
      alsoLogged: ({ originalUrl }, { statusCode }) => loggedPath(originalUrl, statusCode),
    }),
  );
  app.use((_req, res, next) => {
    for (const [name, value] of Object.entries(common)) res.setHeader(name, value);
    next();
  });
  app.use(machineFiles({ publicUrl, apiUrl, read: reads.fetch, isLive: content.isLive }));
  app.use(drawnPictures(renderer));
  if (files) app.use(files.console);
  if (files?.documentation) app.use(files.documentation.routes);
  const redirects = createRedirects({ apiUrl, read: reads.fetch, log });
  const { trustProxy } = config;
  const missing = createMissingPaths({ apiUrl, key: siteReportKeys(config.secrets)[0], log, stopping });
  app.use(
    pageRoutes({
      cache,
      missing,
      redirects,
      read: reads.fetch,
      common,
      renderer,
      given,
      sessionOf,
      cookiesFor,
      log,
      trustProxy,
    }),
  );
  app.use(answerFailure(log));

  const preview = createPreview({ apiUrl, renderer, common, given, log, ...(development && { development }) });
  const proxy = apiProxy({
    apiUrl,
    trustProxy,
    log,
    common,
    stopping,
    // After a public GET without a query, the answer is loaded into memory for the next request.
    onAnswer: ({ method, url = '' }, { statusCode, headers }) => {
      if (headers[TAGS] && method === 'GET' && statusCode === 200 && !url.includes('?'))
        reads.fetch(apiUrl + url).catch(() => undefined);
    },
  });
  const isStoredRead = ({ method, headers }: IncomingMessage) =>
    content.isLive() && (method === 'GET' || method === 'HEAD') && headers[PREVIEW] === undefined;
  const ownDocumentation = files?.documentation?.ownOrigin;
  const metrics = metricsEndpoint({
    metrics: siteMetrics({ cache, content }),
    ...{ publicUrl, mode: config.mode, token: config.metricsToken },
  });
  return (req, res) => {
    if (metrics(req, res)) return;
    measureRequest(req, res, () => routeOf(req.url));
    // Nothing but the documentation is served there: neither the API nor a page.
    if (ownDocumentation && req.headers.host === ownDocumentation.host) return ownDocumentation.answer(req, res);
    const path = pathOf(req.url);
    if (PROXIED.test(path))
      return isStoredRead(req) && reads.answer(apiUrl + req.url, req, res) ? undefined : proxy(req, res);
    const token = isPagePath(path) ? previewToken(req.url) : undefined;
    if (token !== undefined) return preview.answer(req, res, token);
    if (req.method === 'GET' || req.method === 'HEAD') {
      if (files && BUILT.test(path) && files.answer(path, req, res)) return;
      if (path.startsWith('/lattice/') && lattices.answer(path, req, res)) return;
      const session = sessionOf(req.headers.cookie);
      if (pageFiles.answer(path, req, res, session.kind)) return;
      // A page rendered before the content's version was known may be outdated; some depend on their query.
      const page =
        development || isOfQuery(path, req.url) || isPersonal(path, session.kind) || content.version() === undefined
          ? undefined
          : cache.ready(path, session.kind);
      // Whether an unknown address is redirected by now is looked up first.
      if (page && page.status !== 404) {
        pageLookups.inc({ result: 'hit' });
        return sendPage(req, res, page, cookiesFor(req, session));
      }
    }
    app(req, res);
  };
}

/** Answers a request that failed with a plain sentence, never a stack trace. */
const answerFailure =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    const status = error instanceof URIError || (error as { status?: number }).status === 400 ? 400 : 500;
    if (status === 500) log.error({ err: error }, 'a request failed');
    if (res.headersSent) return next(error);
    res
      .status(status)
      .type('text/plain')
      .send(
        status === 400 ? 'We couldn’t read this request.\n' : 'Something went wrong. Please load the page again.\n',
      );
  };

/** Pages that are made for their query too are not in the cache. */
const isOfQuery = (path: string, url = '') =>
  url.includes('?') && dependsOnQuery(path, (name) => new URLSearchParams(url.slice(url.indexOf('?'))).has(name));

/** Whether a preview can be asked for at a path: not of the console, the documentation and files. */
const isPagePath = (path: string) =>
  !/^\/(?:admin|docs|assets|lattice|page-state|page-styles)(?:\/|$)|\.\w+$/.test(path);

const BUILT = /^\/(?:admin\/)?assets\//;

const PROXIED = /^\/(?:api|media)(?:\/|$)/;

/** A page is its path: unknown parameters must not make pages of their own. */
function pathOf(url = '/'): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
