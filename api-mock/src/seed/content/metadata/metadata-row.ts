import { picture } from '../pictures.ts';
import type { SeedRow } from '../seed-row.ts';

type Row = SeedRow<'metadata'>;

/** What search engines show of the page at a path; the path is the record’s key. */
export const metadataRow = (slug: string, page: string, title: string, description: string): Row => ({
  key: slug,
  slug,
  page,
  title,
  description,
  // Other pages are shared with the lattice that the site draws of their slug.
  ...(slug === 'home' && { 'og:image': picture('share-university') }),
});
