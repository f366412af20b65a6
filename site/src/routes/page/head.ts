import type { ShareImage } from '../../lib/share-image.ts';

/** What the head of a page says. */
export type Head = {
  title: string;
  description: string;
  /** Path of the one address of the page; none for pages that are not to be found. */
  canonical?: string;
  image?: ShareImage;
  /** JSON-LD, already safe to print. */
  structuredData?: string;
  /** The page is not in the site's own language. */
  language?: 'hi';
  /** Paths of the same page in several languages. */
  alternates?: { language: string; path: string }[];
  /** Open Graph's type, where it is not a plain page. */
  type?: 'article';
};
