import { noticeCalls, personCalls, withdrawalCalls } from '@prospectus/contract/retention';
import { Router } from 'express';

import { consoleRouter, idOf } from '../../../platform/console/console-router.ts';
import { readList } from '../../../platform/console/list-query.ts';
import { personOf } from '../../../platform/http/access.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { agreementColumns, listAgreements, listNotices } from './notices.ts';
import { erasePerson, exportPerson, findPerson } from './people.ts';
import { changeWithdrawal, listWithdrawals, readWithdrawal, withdrawalColumns } from './withdrawals.ts';

/** What people agreed to, who has withdrawn, and all that is stored of one person. */
export const privacyRoutes = (deps: Platform & LeadDeps): Router =>
  Router()
    .use(
      consoleRouter<typeof withdrawalCalls>(
        deps,
        'retention/withdrawals',
        {
          list: ({ req }) => listWithdrawals(deps.db, readList(req.query, withdrawalColumns)),
          read: ({ req }) => readWithdrawal(deps.db, idOf(req)),
          update: ({ req, body }) => changeWithdrawal(deps, idOf(req), personOf(req).id, body),
        },
        withdrawalCalls,
      ),
    )
    .use(
      consoleRouter<typeof noticeCalls>(
        deps,
        'retention/notices',
        { notices: () => listNotices(deps.db) },
        noticeCalls,
      ),
    )
    .use(
      consoleRouter(deps, 'retention/agreements', {
        list: ({ req }) => listAgreements(deps.db, readList(req.query, agreementColumns)),
      }),
    )
    .use(
      consoleRouter<typeof personCalls>(
        deps,
        'retention/people',
        {
          find: ({ req, body }) => findPerson(deps, body.contact, personOf(req)),
          download: ({ req, body }) => exportPerson(deps, body, personOf(req)),
          erase: ({ req, body }) => erasePerson(deps, body, personOf(req)),
        },
        personCalls,
      ),
    );
