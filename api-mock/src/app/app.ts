import { measureRequest, observeRequests } from '@prospectus/telemetry';
import cookieParser from 'cookie-parser';
import express, { type Express, type Request } from 'express';

import { consoleSearchRoutes } from '../platform/calls/search-routes.ts';
import { mountCalls, patternOf, requireAll } from '../platform/calls/calls.ts';
import { compressJson } from '../platform/http/compression.ts';
import { answerFailure, unknownAddress } from '../platform/http/failures.ts';
import { jsonBody } from '../platform/http/json-body.ts';
import { trustedProxies } from '../platform/http/proxies.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { storableText } from '../platform/http/storable-text.ts';
import { leadAccess } from '../capabilities/leads/index.ts';
import { capabilities } from './capabilities.ts';
import type { Deps } from './deps.ts';

/** The API as an Express application that never listens: every capability of the list, mounted in its order. */
export function createApp(deps: Deps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies(deps.config.trustProxy));
  app.set('query parser', 'simple');
  const present = capabilities.filter(({ localOnly }) => !localOnly || deps.config.mode === 'local');
  const mounted = present.map((capability) => capability.mount?.(deps) ?? {});

  for (const { first } of mounted) if (first) app.use(first);
  app.use((req, res, next) => {
    measureRequest(req, res, () => patternOf(req));
    next();
  });
  app.use(observeRequests<Request>({ log: deps.log, routeOf: patternOf }));
  app.use(securityHeaders(deps.config.publicUrl.startsWith('https:')));
  app.use(compressJson);
  app.use(cookieParser());
  const guards = { access: deps.access, verified: leadAccess(deps).verified };
  const uploads = mounted.flatMap((one) => one.uploads ?? []);
  app.use('/api', mountCalls(guards, uploads));
  app.use(jsonBody);
  app.use(storableText);

  const finders = present.flatMap((capability) => capability.finder?.(deps) ?? []);
  const routes = [...mounted.flatMap((one) => one.routes ?? []).flat(), ...consoleSearchRoutes(finders)];
  requireAll([...uploads, ...routes], deps.config.mode === 'local');
  app.use('/api', mountCalls(guards, routes));
  for (const { files } of mounted) if (files) app.use(files);

  app.use(unknownAddress);
  app.use(answerFailure);
  return app;
}
