import { createHash } from 'node:crypto';

import { ApiError, type PageRead, PREVIEW_HEADER } from '@prospectus/contract';

import { contentHeaders } from '../../content/content-headers.ts';
import type { ContentFeed } from '../../content/feed.ts';
import { recordTag, type Tag } from '../../content/tags.ts';
import { sendUncompressed } from '../../platform/http/compression.ts';
import { on, SENT } from '../../platform/calls/calls.ts';
import type { PreviewContent } from './preview-content.ts';
import type { PublishedContent } from './published-content.ts';
import { reads } from './reads.ts';
import { contentOf } from './tracked-content.ts';

type Options = { feed: ContentFeed; content: PublishedContent; preview: PreviewContent };

const REVALIDATE = 'public, max-age=0, must-revalidate';
const NO_STORE: ReadonlySet<PageRead> = new Set([
  'GET /program/menu',
  'GET /program/all',
  'GET /landing/all',
  'GET /metadata/:id',
  'GET /metadata/slug/:slug',
]);

/**
 * Public reads of what is published (§7), each made of the snapshot for its request: the site stores the answers by the
 * tags they name. `isUserVerified` is accepted and changes nothing: data is the same for all.
 */
export function pageRoutes({ feed, content, preview }: Options) {
  const mount = <N extends PageRead>(name: N) =>
    on(name, async ({ req, res, param, query }): Promise<typeof SENT> => {
      const token = req.get(PREVIEW_HEADER);
      const snapshot = token === undefined ? await content.current() : await preview.of(token);
      const tags = new Set<Tag>();
      const noted = contentOf(snapshot, (tag) => tags.add(tag));
      const data = reads[name](noted, { param, query });
      const isFound = data !== null && data !== undefined;
      if (isFound) for (const id of snapshot.media.idsOn(data)) tags.add(recordTag('media', id));
      // That there is nothing at an address is made of the content, too.
      if (token === undefined) res.set(contentHeaders(feed, tags));
      if (!isFound) throw new ApiError('NOT_FOUND');
      const body = JSON.stringify({ data });
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      const isStored = token === undefined && !NO_STORE.has(name);
      res.set({ 'Cache-Control': isStored ? REVALIDATE : 'no-store', ETag: etag });
      // Not Express's own comparison: a `fetch` that asks by the tag says `no-cache`, too.
      if (req.get('if-none-match')?.includes(etag)) res.status(304).end();
      else {
        // The site's server reads it over the loopback.
        sendUncompressed(res);
        res.type('json').send(body);
      }
      return SENT;
    });
  return (Object.keys(reads) as PageRead[]).map((name) => mount(name));
}
