import type { SeedRow } from '../seed-row.ts';
import { pageMetadataRows } from './pages.ts';
import { programMetadataRows } from './programs.ts';

/** What search engines and shared links show, page by page. */
export const metadataRows: readonly SeedRow<'metadata'>[] = [...pageMetadataRows, ...programMetadataRows];
