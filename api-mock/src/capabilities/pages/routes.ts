import { ApiError, type PageRead, PREVIEW_HEADER } from '@prospectus/contract';

import { contentHeaders } from '../../content/content-headers.ts';
import type { ContentFeed } from '../../content/feed.ts';
import { recordTag, type Tag } from '../../content/tags.ts';
import { on, SENT } from '../../platform/http/calls.ts';
import type { PreviewContent } from './preview-content.ts';
import type { PublishedContent } from './published-content.ts';
import type { ReadCache } from './read-cache.ts';
import { reads } from './reads.ts';
import { contentOf } from './tracked-content.ts';

type Given = { feed: ContentFeed; content: PublishedContent; preview: PreviewContent; cache: ReadCache };

/** Public reads of what is published (§7). `isUserVerified` is accepted and changes nothing: data is the same for all. */
export function pageRoutes({ feed, content, preview, cache }: Given) {
  const mount = <N extends PageRead>(name: N) =>
    on(name, async ({ req, res, param, query }): Promise<typeof SENT> => {
      const token = req.get(PREVIEW_HEADER);
      if (token !== undefined) {
        const previewed = contentOf(await preview.of(token), () => undefined);
        const data = reads[name](previewed, { param, query });
        if (data === null || data === undefined) throw new ApiError('NOT_FOUND');
        res.set('Cache-Control', 'no-store').json({ data });
        return SENT;
      }
      const snapshot = await content.current();
      cache.send(
        req,
        res,
        name,
        () => content.isCurrent(snapshot),
        () => {
          const tags = new Set<Tag>();
          const data = reads[name](
            contentOf(snapshot, (tag) => tags.add(tag)),
            { param, query },
          );
          if (data === null || data === undefined) {
            // That there is nothing here is made of the content, too.
            res.set(contentHeaders(feed, tags));
            throw new ApiError('NOT_FOUND');
          }
          for (const id of snapshot.media.idsOn(data)) tags.add(recordTag('media', id));
          return { data, tags };
        },
      );
      return SENT;
    });
  return (Object.keys(reads) as PageRead[]).map((name) => mount(name));
}

/** Keeps the content and the cached answers at the newest version, as part of every change that becomes known. */
export function followChanges({ feed, content, cache }: Omit<Given, 'preview'>): void {
  feed.beforeKnown(async (change) => {
    await content.apply(change);
    cache.invalidate(change.tags);
  });
}
