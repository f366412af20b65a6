import { PREVIEW_HEADER } from '@prospectus/contract';

import type { Database } from '../../platform/database/database.ts';
import { type Mounted, on } from '../../platform/calls/calls.ts';
import { readPreview } from '../preview/index.ts';
import { type FinderDeps, regionFinder } from './find-region.ts';

export type RegionDeps = FinderDeps & { db: Database };

/** Where a visitor seems to be (§7). Reads and sets no cookie; never fails. */
export function regionRoutes(deps: RegionDeps): Mounted[] {
  const find = regionFinder(deps);
  return [
    on('GET /region', async ({ req }) => {
      const previewed = await readPreview(deps, req.get(PREVIEW_HEADER) ?? '');
      return previewed ? REGIONS[previewed.region] : find(req.ip ?? '');
    }),
  ];
}

/** Where the visitor of a preview is said to be. */
const REGIONS = {
  IN: { country: 'India', region: 'Delhi', city: 'New Delhi' },
  other: { country: 'United States', region: 'New York', city: 'New York' },
} as const;
