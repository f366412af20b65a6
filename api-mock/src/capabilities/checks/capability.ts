import { ApiError } from '@prospectus/contract';

import type { ContentDeps } from '../../content/deps.ts';
import { workingDocument } from '../../content/record.ts';
import type { DocumentSubscriber } from '../../content/subscribers.ts';
import { type Mounted, on } from '../../platform/calls/calls.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import type { Capability } from '../capability.ts';
import { checkAll, checkDocument } from './check-document.ts';
import { siteFacts } from './site-facts.ts';

/** The checks before a publication. */
export const checks: Capability<ContentDeps> = {
  name: 'checks',
  mount: (deps) => ({ routes: [checkRoutes(deps)] }),
  onDocuments: { publishing: (tx, publication) => refuseBroken(tx, publication) },
};

/** Findings in one record, and in all. */
function checkRoutes({ db, clock }: ContentDeps): Mounted[] {
  const facts = () =>
    db.transaction((tx) => siteFacts(tx, dayIn(clock.now())), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  return [
    on('GET /admin/checks', async () => checkAll(await facts())),
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

/** Refuses a publication with checks that has a blocking finding. */
const refuseBroken: NonNullable<DocumentSubscriber['publishing']> = async (tx, { row, fields, at }) => {
  const site = await siteFacts(tx, dayIn(at));
  const document = { ...workingDocument(row), fields };
  const blocking = checkDocument(document, site).filter(({ severity, id }) => severity === 'block' && id === row.id);
  if (blocking.length === 0) return;
  throw new ApiError('CHECKS_FAILED', { errors: Object.fromEntries(blocking.map(({ path, msg }) => [path, msg])) });
};
