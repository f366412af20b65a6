import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';

import { consoleAuditRoutes } from './audit/console-routes.ts';
import { consoleSearchRoutes } from './console/search-routes.ts';
import { tableFinder } from './console/table-finder.ts';
import { contentChangeRoutes } from './content/change-routes.ts';
import { consoleContentRoutes } from './content/console-routes.ts';
import { documentFinder } from './content/finder.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Deps } from './deps.ts';
import { allowedHosts } from './download/allowed-hosts.ts';
import { downloadRoutes } from './download/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { answerFailure, nothingHere } from './http/failures.ts';
import { jsonBody } from './http/json-body.ts';
import { requestLog } from './http/logging.ts';
import { trustedProxies } from './http/proxies.ts';
import { securityHeaders } from './http/security-headers.ts';
import { storableText } from './http/storable-text.ts';
import { leadAccess } from './leads/access.ts';
import { consoleLeadRoutes } from './leads/console-routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { consoleLectureRoutes } from './live-lectures/console-routes.ts';
import { lectureTable } from './live-lectures/lectures.ts';
import { scheduleRoutes } from './live-lectures/public-routes.ts';
import { consoleMediaRoutes } from './media/console-routes.ts';
import { pdfAt } from './media/files.ts';
import { mediaRoutes } from './media/routes.ts';
import { mediaUploadRoutes } from './media/upload-routes.ts';
import { disturbRoutes } from './mock/disturb.ts';
import { mockRoutes } from './mock/routes.ts';
import { deliveryRoutes } from './outbox/console-routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { readCache } from './pages/read-cache.ts';
import { pageRoutes } from './pages/routes.ts';
import { consolePartRoutes } from './program-parts/console-routes.ts';
import { publicParts } from './public-parts.ts';
import { referralRoutes } from './referrals/routes.ts';
import { regionRoutes } from './region/routes.ts';
import { consoleRedirectRoutes } from './redirects/console-routes.ts';
import { redirectTable } from './redirects/redirects.ts';
import { resetToSeed } from './reset.ts';
import { accountRoutes } from './staff/account-routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { consoleUserRoutes } from './staff/user-routes.ts';

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
