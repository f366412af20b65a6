import { CONTENT_TAGS_HEADER, CONTENT_VERSION_HEADER } from '@prospectus/contract';

import type { ContentFeed } from './feed.ts';
import type { Tag } from './tags.ts';

// The length of a header is limited: more records of one resource become the resource's name.
const MAX_RECORDS = 40;

/** Headers of an answer that is made of content: the content's version, and the answer's tags. */
export const contentHeaders = (feed: Pick<ContentFeed, 'version'>, tags: Iterable<Tag>) => ({
  [CONTENT_VERSION_HEADER]: String(feed.version()),
  [CONTENT_TAGS_HEADER]: tagsHeader(tags),
});

/** Tags as one line; many records of one resource become its name. */
function tagsHeader(tags: Iterable<Tag>): string {
  const byResource = Map.groupBy(new Set(tags), (tag) => tag.split(':', 1)[0] ?? tag);
  const lines = [...byResource].flatMap(([resource, own]) => {
    if (own.includes(resource) || own.length > MAX_RECORDS) return [resource];
    return own;
  });
  return lines.toSorted().join(',');
}
