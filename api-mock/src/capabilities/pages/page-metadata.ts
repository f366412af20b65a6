import type { PageMetadata } from '@prospectus/contract';

import type { Content } from './content.ts';

/** What a page says of itself where staff have written no metadata for it. */
export type OwnWords = { title: string; description: string; image?: string };

/** A page's metadata: those written for its path, field by field, else its own words (SEO-02). */
export function pageMetadata(content: Content, path: string, own: OwnWords): PageMetadata {
  const written = content.metadata.get(path)?.fields;
  const { name, tagline } = content.university;
  return {
    title: written?.title || (own.title.includes(name) ? own.title : `${own.title} | ${name}`),
    description: written?.description || own.description || tagline,
    'og:image': written?.['og:image'] || own.image || '',
  };
}
