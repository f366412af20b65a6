import { ApiError } from '@prospectus/contract';
import type { Router } from 'express';

import type { ContentDeps } from '../../content/deps.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { checkAll, checkDocument } from './check-document.ts';
import { siteFacts } from './site-facts.ts';

/** Findings in one record, and in everything. */
export function checkRoutes({ access, db, clock }: ContentDeps): Router {
  const facts = () =>
    db.transaction((tx) => siteFacts(tx, dayIn(clock.now())), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  return routerOf(
    route('allChecks', access.allow('list', 'checks'), async ({ res }) => {
      res.set('Cache-Control', 'no-store');
      return checkAll(await facts());
    }),
    route('recordChecks', access.allow('read', 'checks'), async ({ res, param }) => {
      res.set('Cache-Control', 'no-store');
      const site = await facts();
      const document = site.documents.find(
        ({ resource, id }) => id === param('id') && resource.name === param('resource'),
      );
      if (!document) throw new ApiError('NOT_FOUND');
      return checkDocument(document, site);
    }),
  );
}
