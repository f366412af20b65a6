import { createHash } from 'node:crypto';

import { ApiError, CONTENT_VERSION_HEADER, type PageRead, PREVIEW_HEADER } from '@prospectus/contract';
import { LRUCache } from 'lru-cache';

import { contentHeaders } from '../../content/content-headers.ts';
import type { ContentFeed } from '../../content/feed.ts';
import { recordTag, type Tag } from '../../content/tags.ts';
import { sendUncompressed } from '../../platform/http/compression.ts';
import { on, SENT } from '../../platform/calls/calls.ts';
import type { PreviewContent } from './preview-content.ts';
import type { PublishedContent } from './published-content.ts';
import { reads } from './reads.ts';
import type { Snapshot } from './snapshot.ts';
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

type FinishedAnswer = { body: Buffer; etag: string; headers: Map<string, string> };

const MAX_BYTES = 8_000_000;
const finishedAnswers = new WeakMap<Snapshot, LRUCache<string, FinishedAnswer>>();

function answersOf(snapshot: Snapshot): LRUCache<string, FinishedAnswer> {
  const answers =
    finishedAnswers.get(snapshot) ?? new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length });
  finishedAnswers.set(snapshot, answers);
  return answers;
}

/**
 * Public reads of published content (§7). Each answer is made once for a snapshot; the site caches it by its tags.
 * `isUserVerified` is accepted and changes nothing: data is the same for all.
 */
export function pageRoutes({ feed, content, preview }: Options) {
  const mount = <N extends PageRead>(name: N) =>
    on(name, async ({ req, res, param, query }): Promise<typeof SENT> => {
      const token = req.get(PREVIEW_HEADER);
      const isLive = token === undefined;
      const snapshot = isLive ? await content.current() : await preview.of(token);
      const answers = answersOf(snapshot);
      const key = JSON.stringify([name, req.params, query]);
      let answer = answers.get(key);
      if (!answer) {
        const tags = new Set<Tag>();
        const data = reads[name](
          contentOf(snapshot, (tag) => tags.add(tag)),
          { param, query },
        );
        if (data === null || data === undefined) {
          // A missing page appears when the content changes, so its answer has tags, too.
          if (isLive) res.set(contentHeaders(feed, tags));
          throw new ApiError('NOT_FOUND');
        }
        for (const id of snapshot.media.idsOn(data)) tags.add(recordTag('media', id));
        const body = Buffer.from(JSON.stringify({ data }));
        const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
        const headers = new Map(Object.entries(isLive ? contentHeaders(feed, tags) : {}));
        headers.set('ETag', etag).set('Cache-Control', isLive && !NO_STORE.has(name) ? REVALIDATE : 'no-store');
        answer = { body, etag, headers };
        if (isLive) answers.set(key, answer);
      }
      res.setHeaders(answer.headers);
      // The feed can be ahead of the version at which the answer was made.
      if (isLive) res.setHeader(CONTENT_VERSION_HEADER, String(feed.version()));
      // Not Express's own comparison: a `fetch` that sends the ETag says `no-cache`, too.
      if (req.get('if-none-match')?.includes(answer.etag)) res.status(304).end();
      else {
        // The site's server reads it over the loopback.
        sendUncompressed(res);
        res.setHeader('Content-Type', 'application/json; charset=utf-8');
        res.setHeader('Content-Length', answer.body.length);
        res.end(answer.body);
      }
      return SENT;
    });
  return (Object.keys(reads) as PageRead[]).map((name) => mount(name));
}
