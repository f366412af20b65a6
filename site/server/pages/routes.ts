import type { IncomingMessage } from 'node:http';

import { canonicalPath, FIXED_PAGES, withQuery } from '@prospectus/contract';
import type { Log } from '@prospectus/telemetry';
import express, { type Request as Incoming, type Response, Router } from 'express';

import type { Renderer } from '../rendering/renderer.ts';
import type { LeadSession } from '../visitor/lead-session.ts';
import { sendPage } from './send-page.ts';
import type { PageCache } from './cache.ts';
import { pageEntry } from './entry.ts';
import { forwardedFor, forwardingFetch } from '../http/forwarding-fetch.ts';
import { isSameOriginForm } from '../http/same-origin-form.ts';
import { dependsOnQuery, isPersonal, NO_PAGE, PAGE_PATH } from '../http/page-path.ts';
import type { Redirects } from './redirects.ts';
import { signOut } from './sign-out.ts';

type Options = {
  cache: PageCache;
  /** Collects paths that were not found. */
  missing: { add(path: string): void };
  /** Redirects of moved addresses, and to the admission portal. */
  redirects: Redirects;
  /** Reads for a page that is rendered for one request and not cached. */
  read: typeof globalThis.fetch;
  common: Readonly<Record<string, string>>;
  renderer: Renderer;
  given: Pick<Parameters<Renderer['renderPage']>[1], 'apiUrl' | 'local' | 'publicUrl' | 'latticeFolder' | 'assetsOf'>;
  sessionOf: (cookies: string | undefined) => LeadSession;
  /** `Set-Cookie` lines that make the readable cookies of a visitor agree with the session. */
  cookiesFor: (req: IncomingMessage, session: LeadSession) => string[] | undefined;
  trustProxy: number;
  log: Log;
};

/** Pages that are not in the cache: rendered and cached, or, where they answer one visitor's form, rendered for the request. */
export function pageRoutes(options: Options): Router {
  const { cache, common, sessionOf, cookiesFor, missing, redirects } = options;
  // Strict, so that a page answers at its one address alone.
  const router = Router({ caseSensitive: true, strict: true });
  const form = express.raw({ type: () => true, limit: '64kb' });
  router.all(['/enquire', '/my-enquiry'], form, (req, res) => ofVisitor(options, req, res));
  router.post('/launchpad', form, (req, res) => ofVisitor(options, req, res));

  router.post('/logout', signOut({ apiUrl: options.given.apiUrl, trustProxy: options.trustProxy }));

  router.get('/{*path}', async (req, res) => {
    const { path } = req;
    const own = canonicalPath(path);
    const to = await redirects.of(own);
    if (to) return redirect(req, res, to.status, to.address);
    const session = sessionOf(req.headers.cookie);
    if (own !== path && Object.hasOwn(FIXED_PAGES, own)) return redirect(req, res, 301, own);
    if (own === path && isPersonal(path, session.kind)) return ofVisitor(options, req, res);
    if (own === path && dependsOnQuery(path, (name) => req.query[name] !== undefined))
      return ofQuery(options, req, res);
    // Addresses no page can have share the page of an unknown one, so that they cannot fill the cache.
    const page = await cache.page(PAGE_PATH.test(own) ? own : NO_PAGE, session.kind);
    if (page.status === 404) missing.add(own);
    else if (own !== path) return redirect(req, res, 301, own);
    removeHeaders(res, common);
    sendPage(req, res, page, cookiesFor(req, session));
  });

  router.use(
    (_req, res) =>
      void res
        .status(405)
        .set('Allow', 'GET, HEAD')
        .type('text/plain')
        .send('This address does not allow this method.\n'),
  );
  return router;
}

/** Every redirect keeps the query that came: a campaign's, or a referrer's. */
const redirect = (req: Incoming, res: Response, status: number, address: string): void =>
  res.redirect(status, withQuery(address, req.originalUrl));

/** A page has all its headers; those that middleware set would be sent twice. */
function removeHeaders(res: Response, common: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(common)) res.removeHeader(name);
}

/** A page that depends on its query, rendered for the request. */
async function ofQuery(
  { renderer, given, sessionOf, cookiesFor, common, read }: Options,
  req: Incoming,
  res: Response,
) {
  const session = sessionOf(req.headers.cookie);
  const rendered = await renderer.renderPage(new Request(new URL(req.originalUrl, given.publicUrl)), {
    ...given,
    fetch: read,
    visitor: () => session.kind,
  });
  if ('redirect' in rendered) return redirect(req, res, 302, rendered.redirect);
  removeHeaders(res, common);
  sendPage(req, res, await pageEntry(rendered, session.kind, common), cookiesFor(req, session));
}

/** A page that is rendered with the visitor's cookies, and answers their form. */
async function ofVisitor(
  { renderer, given, sessionOf, cookiesFor, common, log, trustProxy }: Options,
  req: Incoming,
  res: Response,
): Promise<void> {
  if (!['GET', 'HEAD', 'POST'].includes(req.method)) return void res.status(405).set('Allow', 'GET, HEAD, POST').end();
  if (req.method === 'POST' && !isSameOriginForm(req))
    return void res.status(403).type('text/plain').send('This form was not sent from this site.\n');
  const visitor = forwardingFetch({
    cookies: req.headers.cookie,
    forwardedFor: forwardedFor(req, trustProxy),
    headers: req.headers,
  });
  const body = req.method === 'POST' && Buffer.isBuffer(req.body) ? new Uint8Array(req.body) : undefined;
  const request = new Request(new URL(req.originalUrl, given.publicUrl), {
    method: req.method === 'POST' ? 'POST' : 'GET',
    headers: { 'content-type': req.headers['content-type'] ?? '', referer: req.headers.referer ?? '' },
    ...(body && { body }),
  });
  const kind = () => sessionOf(visitor.cookies()).kind;
  const rendered = await renderer.renderPage(request, {
    ...given,
    fetch: visitor.fetch,
    visitor: kind,
    personal: true,
  });
  if ('redirect' in rendered) {
    res.setHeader('Set-Cookie', visitor.setCookies);
    return redirect(req, res, 303, rendered.redirect);
  }
  if (rendered.status >= 500) log.warn('a page of one visitor could not be rendered');
  removeHeaders(res, common);
  const entry = await pageEntry(rendered, 'verified', common);
  // Where the API has set none, the readable cookies follow the session as on any other page.
  const { setCookies } = visitor;
  sendPage(req, res, entry, setCookies.length > 0 ? setCookies : cookiesFor(req, sessionOf(visitor.cookies())));
}
