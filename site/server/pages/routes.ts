import type { IncomingMessage } from 'node:http';

import express, { type Request as Incoming, type Response, Router } from 'express';

import type { Log } from '../process/log.ts';
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
  /** Is told of paths that led nowhere. */
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
  const router = Router();
  const form = express.raw({ type: () => true, limit: '64kb' });
  router.all(['/enquire', '/my-enquiry'], form, (req, res) => ofVisitor(options, req, res));
  router.post('/launchpad', form, (req, res) => ofVisitor(options, req, res));

  router.post('/logout', signOut({ apiUrl: options.given.apiUrl, trustProxy: options.trustProxy }));

  router.get('/{*path}', async (req, res) => {
    const { path } = req;
    // Paths of pages alone: `//elsewhere/` without its last slash would lead to another site.
    if (path !== '/' && path.endsWith('/') && path !== PORTAL && PAGE_PATH.test(path))
      return res.redirect(301, path.replace(/\/+$/, '') || '/');
    if (`${path}/` === PORTAL) return res.redirect(301, PORTAL);
    if (path === '/home') return res.redirect(301, '/');
    const to = await redirects.of(path);
    if (to) return res.redirect(to.status, withQuery(to.address, req.originalUrl));
    const session = sessionOf(req.headers.cookie);
    if (isPersonal(path, session.kind)) return ofVisitor(options, req, res);
    if (dependsOnQuery(path, (name) => req.query[name] !== undefined)) return ofQuery(options, req, res);
    // Addresses no page can have share the page of an unknown one, so that they cannot fill the cache.
    const known = PAGE_PATH.test(path) ? path : NO_PAGE;
    removeHeaders(res, common);
    const page = await cache.page(known, session.kind);
    if (page.status === 404) missing.add(path);
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

/** A redirect passes campaign parameters on. */
function withQuery(address: string, url: string): string {
  const query = url.indexOf('?');
  if (query === -1 || /[?#]/.test(address)) return address;
  return address + url.slice(query);
}

const PORTAL = '/admissionportal/';

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
  if ('redirect' in rendered) return res.redirect(302, rendered.redirect);
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
  if ('redirect' in rendered)
    return void res.setHeader('Set-Cookie', visitor.setCookies).redirect(303, rendered.redirect);
  if (rendered.status >= 500) log.warn('a page of one visitor could not be rendered');
  removeHeaders(res, common);
  const entry = await pageEntry(rendered, 'verified', common);
  // Where the API has set none, the readable cookies follow the session as on any other page.
  const { setCookies } = visitor;
  sendPage(req, res, entry, setCookies.length > 0 ? setCookies : cookiesFor(req, sessionOf(visitor.cookies())));
}
