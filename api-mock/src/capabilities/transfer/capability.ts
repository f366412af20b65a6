import { IMPORT_LIMITS, type Resource, resources, transferCalls } from '@prospectus/contract';
import { Router } from 'express';

import type { TableResource } from '../../operations/table-store.ts';
import { audit } from '../../platform/changes/audit.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { type ConsoleRequest, consoleRouter } from '../../platform/console/console-router.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { fileOf, receiveFile } from '../../platform/http/receive-file.ts';
import type { Capability } from '../capability.ts';
import { exportFile } from './export.ts';
import { importRows } from './import.ts';
import { readRows } from './read-rows.ts';
import { documentTarget, tableTarget, type Target, type TransferDeps } from './target.ts';

/** Export and import of every resource; `tables` are those that are stored in tables of their own. */
export const transfer = <Deps extends TransferDeps>(
  tables: (deps: Deps) => readonly TableResource[],
): Capability<Deps> => ({
  name: 'transfer',
  mount: (deps) => {
    const targets = targetsOf(deps, tables(deps));
    return { uploads: importRoutes(deps, targets), routes: [exportRoutes(deps, targets)] };
  },
});

function targetsOf(deps: TransferDeps, tables: readonly TableResource[]): Map<string, Target> {
  const documents = Object.values<Resource>(resources).filter(({ storage }) => storage === 'document');
  return new Map(
    [
      ...documents.map((resource) => documentTarget(deps, resource)),
      ...tables.map((spec) => tableTarget(deps, spec)),
    ].map((target) => [target.resource.name, target]),
  );
}

/** Records as files; mounted before the calls on one record, whose ids `export` would be taken for. */
function exportRoutes(deps: TransferDeps, targets: ReadonlyMap<string, Target>): Router {
  const router = Router();
  const { export: call } = transferCalls;
  for (const [name, target] of targets) {
    const handlers = {
      export: async ({ req, query: { format, filter } }: ExportRequest) => {
        const request = readList(filter === undefined ? {} : { filter }, target.columns);
        const [at, by] = [deps.clock.now(), personOf(req).id];
        await audit(deps.db, { at, by, action: 'export', resource: name, recordId: null, after: { format } });
        return exportFile(deps.db, target, { request, format, day: dayIn(at) });
      },
    };
    router.use(consoleRouter<{ export: typeof call }>(deps, name, handlers, { export: call }));
  }
  return router;
}

/** Their bodies are no JSON: mounted before it is asked for. */
function importRoutes(deps: TransferDeps, targets: ReadonlyMap<string, Target>): Router {
  const router = Router();
  const { import: call } = transferCalls;
  const receive = receiveFile([], IMPORT_LIMITS.bytes);
  for (const [name, target] of targets) {
    const handlers = {
      import: async ({ req, query: { dryRun } }: ImportRequest) => {
        const given = readRows(target.resource, fileOf(req).bytes);
        return importRows(deps, target, { given, person: personOf(req), dryRun: dryRun === 'true' });
      },
    };
    router.use(consoleRouter<{ import: typeof call }>(deps, name, handlers, { import: call }, [receive]));
  }
  return router;
}

type ExportRequest = ConsoleRequest<typeof transferCalls.export>;
type ImportRequest = ConsoleRequest<typeof transferCalls.import>;
