import { FIXED_PAGES, type PageMetadata } from '@prospectus/contract';

import type { Content } from './content.ts';

/** A page's own title and description, used where it has no metadata. */
export type OwnWords = { title: string; description: string; image?: string };

/** A page's metadata: for each field those of its path, else its own words (SEO-02). */
export function pageMetadata(content: Content, path: string, own: OwnWords): PageMetadata {
  const written = content.metadata.get(path)?.fields;
  const { name, tagline } = content.university;
  return {
    title: written?.title || (own.title.includes(name) ? own.title : `${own.title} | ${name}`),
    description: written?.description || own.description || tagline,
    'og:image': written?.['og:image'] || own.image || '',
  };
}

/** Addresses that show the home page's content to a campaign (ROUTE-04). */
const LIKE_HOME: readonly string[] = ['/online-degree-education-learning-courses-ct'];

export const isFixed = (path: string): boolean => path in FIXED_PAGES;
export const showsHome = (path: string): boolean => LIKE_HOME.includes(path);

/** The title and description of a fixed page. */
export const fixedWords = ({ university }: Content, path: string): OwnWords => ({
  title: FIXED_PAGES[path] ?? university.name,
  description: university.tagline,
});

const MAX_LETTERS = 160;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The first words of a rich text, without markup. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= MAX_LETTERS) return words;
  const cut = words.slice(0, MAX_LETTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LETTERS - 30)).trimEnd()}…`;
}
