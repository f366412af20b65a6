import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';

import { contentChangeRoutes } from './content/change-routes.ts';
import { consoleContentRoutes } from './content/console-routes.ts';
import type { Deps } from './deps.ts';
import { healthRoutes } from './health/routes.ts';
import { answerFailure, nothingHere } from './http/failures.ts';
import { jsonBody } from './http/json-body.ts';
import { requestLog } from './http/logging.ts';
import { trustedProxies } from './http/proxies.ts';
import { securityHeaders } from './http/security-headers.ts';
import { storableText } from './http/storable-text.ts';
import { leadRoutes } from './leads/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { disturbRoutes } from './mock/disturb.ts';
import { mockRoutes } from './mock/routes.ts';
import { resetToSeed } from './reset.ts';
import { staffRoutes } from './staff/routes.ts';

/** The API as an Express application that never listens: capabilities composed, each a router of its own. */
export function createApp(deps: Deps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies(deps.config.trustProxy));
  app.set('query parser', 'simple');
  app.use(requestLog(deps.log));
  app.use(securityHeaders(deps.config.publicUrl.startsWith('https:')));
  app.use(cookieParser());
  app.use(jsonBody);
  app.use(storableText);

  const local = deps.config.mode === 'local';
  if (local) app.use('/api', disturbRoutes(deps.faults));
  const capabilities = [healthRoutes(deps), contentChangeRoutes(deps), staffRoutes(deps), consoleContentRoutes(deps), leadRoutes(deps)];
  if (local) capabilities.push(mockRoutes(deps, () => resetToSeed(deps)));
  for (const capability of capabilities) app.use('/api', capability);
  app.use(mediaRoutes(deps));

  app.use(nothingHere);
  app.use(answerFailure);
  return app;
}
