import { ApiError } from '@prospectus/contract';

import type { ContentDeps } from '../../content/deps.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { type Mounted, on } from '../../platform/calls/calls.ts';
import { checkAll, checkDocument } from './check-document.ts';
import { siteFacts } from './site-facts.ts';

/** Findings in one record, and in everything. */
export function checkRoutes({ db, clock }: ContentDeps): Mounted[] {
  const facts = () =>
    db.transaction((tx) => siteFacts(tx, dayIn(clock.now())), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  return [
    on('GET /admin/checks', async () => {
      return checkAll(await facts());
    }),
    on('GET /admin/:resource/:id/checks', async ({ param }) => {
      const site = await facts();
      const document = site.documents.find(
        ({ resource, id }) => id === param('id') && resource.name === param('resource'),
      );
      if (!document) throw new ApiError('NOT_FOUND');
      return checkDocument(document, site);
    }),
  ];
}
