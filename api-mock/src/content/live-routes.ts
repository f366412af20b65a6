import { publishBody, type Resource, scheduleBody } from '@prospectus/contract';

import type { ConsoleRoute } from '../platform/console/console-router.ts';
import { parse } from '../platform/http/parse.ts';
import type { ContentDeps } from './deps.ts';
import { changeRequestOf } from './document-request.ts';
import { documentStore } from './documents.ts';
import { toRecord } from './record.ts';

/** What changes or plans what visitors see: publish, schedule, unpublish; and dropping a draft. */
export function liveRoutes(deps: ContentDeps, resource: Resource): ConsoleRoute[] {
  const store = documentStore(deps);
  return [
    [
      'post',
      '/:id/publish',
      'publish',
      async (req, res) => {
        res.json(toRecord(await store.publish(changeRequestOf(resource, req, parse(publishBody, req.body).version))));
      },
    ],
    [
      'post',
      '/:id/schedule',
      'publish',
      async (req, res) => {
        const { version, ...times } = parse(scheduleBody, req.body);
        res.json(toRecord(await store.schedule(changeRequestOf(resource, req, version), times)));
      },
    ],
    [
      'post',
      '/:id/unpublish',
      'publish',
      async (req, res) => {
        res.json(toRecord(await store.unpublish(changeRequestOf(resource, req, parse(publishBody, req.body).version))));
      },
    ],
    [
      'post',
      '/:id/discard',
      'update',
      async (req, res) => {
        res.json(toRecord(await store.discard(changeRequestOf(resource, req, parse(publishBody, req.body).version))));
      },
    ],
  ];
}
