import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';

import { consoleAuditRoutes } from '../capabilities/audit/console-routes.ts';
import { consoleSearchRoutes } from '../operations/search-routes.ts';
import { tableFinder } from '../operations/table-finder.ts';
import { contentChangeRoutes } from '../content/change-routes.ts';
import { consoleContentRoutes } from '../content/console-routes.ts';
import { documentFinder } from '../content/finder.ts';
import { dashboardRoutes } from '../capabilities/dashboard/routes.ts';
import type { Deps } from './deps.ts';
import { allowedHosts } from '../capabilities/download/allowed-hosts.ts';
import { downloadRoutes } from '../capabilities/download/routes.ts';
import { healthRoutes } from '../capabilities/health/routes.ts';
import { answerFailure, nothingHere } from '../platform/http/failures.ts';
import { jsonBody } from '../platform/http/json-body.ts';
import { requestLog } from '../platform/log/logging.ts';
import { trustedProxies } from '../platform/http/proxies.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { storableText } from '../platform/http/storable-text.ts';
import { leadAccess } from '../capabilities/leads/access.ts';
import { consoleLeadRoutes } from '../capabilities/leads/console-routes.ts';
import { leadRoutes } from '../capabilities/leads/routes.ts';
import { consoleLectureRoutes } from '../capabilities/lectures/console-routes.ts';
import { lectureTable } from '../capabilities/lectures/lectures.ts';
import { scheduleRoutes } from '../capabilities/lectures/public-routes.ts';
import { consoleMediaRoutes } from '../capabilities/media/console-routes.ts';
import { pdfAt } from '../capabilities/media/files.ts';
import { mediaRoutes } from '../capabilities/media/routes.ts';
import { mediaUploadRoutes } from '../capabilities/media/upload-routes.ts';
import { disturbRoutes } from '../capabilities/mock/disturb.ts';
import { mockRoutes } from '../capabilities/mock/routes.ts';
import { deliveryRoutes } from '../capabilities/outbox/console-routes.ts';
import { openApiRoutes } from '../capabilities/openapi/routes.ts';
import { readCache } from '../capabilities/pages/read-cache.ts';
import { pageRoutes } from '../capabilities/pages/routes.ts';
import { consolePartRoutes } from '../capabilities/program-parts/console-routes.ts';
import { publicParts } from './public-parts.ts';
import { referralRoutes } from '../capabilities/referrals/routes.ts';
import { regionRoutes } from '../capabilities/region/routes.ts';
import { consoleRedirectRoutes } from '../capabilities/redirects/console-routes.ts';
import { redirectTable } from '../capabilities/redirects/redirects.ts';
import { resetToSeed } from './reset.ts';
import { accountRoutes } from '../capabilities/staff/account-routes.ts';
import { staffRoutes } from '../capabilities/staff/routes.ts';
import { consoleUserRoutes } from '../capabilities/staff/user-routes.ts';

/** The API as an Express application that never listens: capabilities composed, each a router of its own. */
export function createApp(deps: Deps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies(deps.config.trustProxy));
  app.set('query parser', 'simple');
  const local = deps.config.mode === 'local';
  if (local) app.use('/api', disturbRoutes(deps.faults));
  const cache = readCache(deps);
  app.use(cache.answer);
  app.use(requestLog(deps.log));
  app.use(securityHeaders(deps.config.publicUrl.startsWith('https:')));
  app.use(cookieParser());
  app.use('/api', mediaUploadRoutes(deps));
  app.use(jsonBody);
  app.use(storableText);

  const capabilities = [
    healthRoutes(deps),
    openApiRoutes(deps),
    pageRoutes(deps, cache, publicParts),
    contentChangeRoutes(deps),
    scheduleRoutes(deps),
    leadRoutes(deps),
    referralRoutes(deps, leadAccess(deps)),
    regionRoutes(deps),
    consoleLeadRoutes(deps),
    deliveryRoutes(deps),
    staffRoutes(deps),
    accountRoutes(deps),
    consoleUserRoutes(deps),
    consoleAuditRoutes(deps),
    dashboardRoutes(deps),
    consoleContentRoutes(deps),
    consolePartRoutes(deps),
    consoleLectureRoutes(deps),
    consoleRedirectRoutes(deps),
    consoleSearchRoutes(deps, [
      documentFinder(deps),
      tableFinder(deps, lectureTable),
      tableFinder(deps, redirectTable(deps)),
    ]),
    consoleMediaRoutes(deps),
    downloadRoutes(deps, {
      allowedHosts: () => allowedHosts(deps.db),
      ownPdf: (path) => pdfAt(deps.config, path),
    }),
  ];
  if (local) capabilities.push(mockRoutes(deps, () => resetToSeed(deps)));
  for (const capability of capabilities) app.use('/api', capability);
  app.use(mediaRoutes(deps));

  app.use(nothingHere);
  app.use(answerFailure);
  return app;
}
