import type { IncomingMessage, ServerResponse } from 'node:http';

import { canonicalPath, withQuery } from '@prospectus/contract';
import { CallFailed, createClient } from '@prospectus/contract/client';
import { PREVIEW_HEADER, PREVIEW_PARAM } from '@prospectus/contract/constants';
import type { Log } from '@prospectus/telemetry';

import { NO_PAGE, PAGE_PATH } from '../http/page-path.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { pageEntry } from './entry.ts';
import { createRedirects } from './redirects.ts';
import { sendPage } from './send-page.ts';

type Options = {
  apiUrl: string;
  renderer: Renderer;
  common: Readonly<Record<string, string>>;
  given: Pick<Parameters<Renderer['renderPage']>[1], 'apiUrl' | 'local' | 'publicUrl' | 'latticeFolder' | 'assetsOf'>;
  log: Log;
  /** Hot reload breaks with a policy. */
  development?: true;
};

const TIMEOUT_MS = 10_000;

// No header can have other characters, so no token has them.
const NOT_IN_TOKEN = /[^\x21-\x7e]/g;

/** The token in an address; undefined where the address has none, empty where it has an empty one. */
export function previewToken(url = ''): string | undefined {
  const query = url.indexOf('?');
  return query === -1 || !url.includes(PREVIEW_PARAM, query)
    ? undefined
    : new URLSearchParams(url.slice(query)).get(PREVIEW_PARAM)?.replaceAll(NOT_IN_TOKEN, '');
}

/**
 * Answers pages with a preview token: rendered for the request from what the token shows, past every cache. The API
 * says whether the token is good; it is read again with each of the page's reads.
 */
export function createPreview(options: Options) {
  const { apiUrl, renderer, common, given, log, development } = options;

  const answer = async (req: IncomingMessage, res: ServerResponse, token: string): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refuse(res, 405, 'Forms don’t work in a preview', 'A preview doesn’t save or send anything.');
    const fetchPreviewed: typeof fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set(PREVIEW_HEADER, token);
      return fetch(input, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    };
    const api = createClient({ base: `${apiUrl}/api`, fetch: fetchPreviewed });
    const { data: claims } = await api('GET /preview');

    const asked = new URL(req.url ?? '/', given.publicUrl);
    asked.searchParams.delete(PREVIEW_PARAM);
    const own = canonicalPath(asked.pathname);
    const moved = (await createRedirects({ apiUrl, read: fetchPreviewed, log }).of(own))?.address;
    const isPage = PAGE_PATH.test(own);
    const address = moved ?? (own !== asked.pathname && isPage ? own : undefined);
    if (address !== undefined) return redirect(res, withToken(withQuery(address, asked.search), token));
    if (!isPage) asked.pathname = NO_PAGE;

    const rendered = await renderer.renderPage(new Request(asked), {
      ...given,
      fetch: fetchPreviewed,
      visitor: () => claims.as,
      preview: token,
    });
    if ('redirect' in rendered) return redirect(res, withToken(withQuery(rendered.redirect, asked.search), token));
    sendPage(req, res, await pageEntry(rendered, claims.as, common, { withoutPolicy: development, preview: true }));
  };

  const redirect = (res: ServerResponse, address: string) =>
    void res.writeHead(302, { ...common, ...NEVER_STORED, Location: address, 'Content-Length': 0 }).end();

  const refuse = (res: ServerResponse, status: number, title: string, text: string): void => {
    const body = refusal(title, text);
    res.writeHead(status, {
      ...common,
      ...NEVER_STORED,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    });
    res.end(body);
  };

  return {
    answer: (req: IncomingMessage, res: ServerResponse, token: string): void => {
      answer(req, res, token).catch((error: unknown) => {
        if (res.headersSent) return void res.destroy();
        if (error instanceof CallFailed && error.status === 403)
          return refuse(
            res,
            403,
            'This preview link no longer works',
            'It has expired, or a part of the link is missing. Please ask for a new link.',
          );
        log.warn({ reason: String(error) }, 'a preview could not be rendered');
        refuse(res, 503, 'We couldn’t load the preview', 'Please load the page again in a few seconds.');
      });
    },
  };
}

const NEVER_STORED = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** An address of the site with the token; another site's as it is. */
function withToken(address: string, token: string): string {
  return address.startsWith('/') ? withQuery(address, `?${PREVIEW_PARAM}=${token}`) : address;
}

const refusal = (title: string, text: string): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;color:#1b1a17;background:#faf8f4}main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2}a{color:#7a2e12}@media(prefers-color-scheme:dark){body{color:#f2efe8;background:#171512}a{color:#f0b594}}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the published site</a></p></main></body></html>`;
