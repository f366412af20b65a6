import { CONTENT_TAGS_HEADER, CONTENT_VERSION_HEADER } from '@prospectus/contract';

import type { ContentFeed } from './feed.ts';
import type { Tag } from './tags.ts';

// A header has its limits: of more than so many records of one resource, the resource alone is named.
const MOST_RECORDS = 40;

/** Headers of an answer made of the content: the version it is current for, and the tags it was made of. */
export const contentHeaders = (feed: Pick<ContentFeed, 'version'>, tags: Iterable<Tag>) => ({
  [CONTENT_VERSION_HEADER]: String(feed.version()),
  [CONTENT_TAGS_HEADER]: tagsHeader(tags),
});

/** Tags as one line, the records of a resource shortened to its name where there are many. */
function tagsHeader(tags: Iterable<Tag>): string {
  const byResource = Map.groupBy(new Set(tags), (tag) => tag.split(':', 1)[0] ?? tag);
  const lines = [...byResource].flatMap(([resource, own]) => {
    if (own.includes(resource) || own.length > MOST_RECORDS) return [resource];
    return own;
  });
  return lines.toSorted().join(',');
}
