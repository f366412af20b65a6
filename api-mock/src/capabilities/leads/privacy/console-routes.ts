import { type Mounted, idOf, on } from '../../../platform/calls/calls.ts';
import { readList } from '../../../platform/console/list-query.ts';
import { personOf } from '../../../platform/http/access.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { agreementColumns, listAgreements, listNotices } from './notices.ts';
import { erasePerson, exportPerson, findPerson } from './people.ts';
import { changeWithdrawal, listWithdrawals, readWithdrawal, withdrawalColumns } from './withdrawals.ts';

/** What people agreed to, who has withdrawn, and all that is stored of one person. */
export const privacyRoutes = (deps: Platform & LeadDeps): Mounted[] => [
  on('GET /admin/retention/withdrawals', ({ req }) => listWithdrawals(deps.db, readList(req.query, withdrawalColumns))),
  on('GET /admin/retention/withdrawals/:id', ({ req }) => readWithdrawal(deps.db, idOf(req))),
  on('PUT /admin/retention/withdrawals/:id', ({ req, body }) =>
    changeWithdrawal(deps, idOf(req), personOf(req).id, body),
  ),
  on('GET /admin/retention/notices', () => listNotices(deps.db)),
  on('GET /admin/retention/agreements', ({ req }) => listAgreements(deps.db, readList(req.query, agreementColumns))),
  on('POST /admin/retention/people/find', ({ req, body }) => findPerson(deps, body.contact, personOf(req))),
  on('POST /admin/retention/people/export', ({ req, body }) => exportPerson(deps, body, personOf(req))),
  on('POST /admin/retention/people/erase', ({ req, body }) => erasePerson(deps, body, personOf(req))),
];
