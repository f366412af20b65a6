import type { Answer } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import { Router } from 'express';

import { escapeHtml } from '../../src/lib/html.ts';
import { blogFeed } from './blog-feed.ts';

type Options = {
  publicUrl: string;
  apiUrl: string;
  read: typeof globalThis.fetch;
  /** Whether a change of the content would be heard of at once. */
  isLive: () => boolean;
};

const DAY = 'public, max-age=86400';

/** What programs ask for: health, robots, sitemap, feed, and where to report a weakness. */
export function machineFiles({ publicUrl, apiUrl, read, isLive }: Options): Router {
  const api = createClient({ base: `${apiUrl}/api`, fetch: read });
  const router = Router();

  router.get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ data: { status: 'ok' } }));

  // Ready means: pages can be made. Once they could, they stay available without the API.
  router.get('/readyz', async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    const answers = await api('GET /program/menu').then(
      () => true,
      () => false,
    );
    const live = isLive();
    const data: Answer<'GET /readyz'> = {
      status: answers ? (live ? 'ready' : 'degraded') : 'unavailable',
      parts: {
        api: answers ? { ok: true } : { ok: false, why: 'has not answered yet' },
        content: live ? { ok: true } : { ok: false, why: 'changes are not heard of at once' },
      },
    };
    if (answers) res.json({ data });
    else res.status(503).json({ msg: 'The API has not answered yet.', code: 'UNAVAILABLE', data });
  });

  router.get('/robots.txt', (_req, res) => {
    res.type('text/plain').set('Cache-Control', DAY);
    res.send(
      `User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /enquire\nDisallow: /my-enquiry\nDisallow: /referral-dashboard\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    );
  });

  router.get('/.well-known/security.txt', (_req, res) => {
    const expires = new Date(Date.now() + 90 * 86_400_000).toISOString();
    res.type('text/plain').set('Cache-Control', DAY);
    res.send(
      `Contact: ${publicUrl}/contact\nExpires: ${expires}\nPreferred-Languages: en, hi\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
    );
  });

  router.get('/sitemap.xml', async (_req, res) => {
    const { data } = await api('GET /program/sitemap');
    const urls = data.map(
      ({ path, updated_at }) => `<url><loc>${escapeHtml(publicUrl + path)}</loc><lastmod>${updated_at}</lastmod></url>`,
    );
    res.type('application/xml').set('Cache-Control', 'public, max-age=300');
    res.send(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    );
  });

  router.get('/blog.atom', async (_req, res) => {
    const [{ data: posts }, { data: site }] = await Promise.all([api('GET /blog'), api('GET /site')]);
    res.type('application/atom+xml').set('Cache-Control', 'public, max-age=300');
    res.send(blogFeed({ publicUrl, name: site.university.name, posts }));
  });

  return router;
}
