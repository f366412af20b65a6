import { PREVIEW_HEADER } from '@prospectus/contract';

import { on } from '../../platform/calls/calls.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Capability } from '../capability.ts';
import { readPreview } from '../preview/index.ts';
import { type FinderDeps, regionFinder } from './find-region.ts';

/** The region of a visitor's network (§7). Reads and sets no cookie; never fails. */
export const region: Capability<FinderDeps & { db: Database }> = {
  name: 'region',
  mount: (deps) => {
    const find = regionFinder(deps);
    return {
      routes: [
        [
          on('GET /region', async ({ req }) => {
            const preview = await readPreview(deps, req.get(PREVIEW_HEADER) ?? '');
            return preview ? PREVIEW_REGIONS[preview.region] : find(req.ip ?? '');
          }),
        ],
      ],
    };
  },
};

const PREVIEW_REGIONS = {
  IN: { country: 'India', region: 'Delhi', city: 'New Delhi' },
  other: { country: 'United States', region: 'New York', city: 'New York' },
} as const;
