import { IMPORT_LIMITS } from '@prospectus/contract';

import { documentResources } from '../../content/record.ts';
import type { TableResource } from '../../operations/table-store.ts';
import { audit } from '../../platform/changes/audit.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { forResource, type Mounted, on } from '../../platform/calls/calls.ts';
import { endIfCancelled } from '../../platform/http/cancelled.ts';
import { fileOf, receiveFile } from '../../platform/http/receive-file.ts';
import type { Capability } from '../capability.ts';
import { exportFile } from './export.ts';
import { importRows } from './import.ts';
import { readRows } from './read-rows.ts';
import { documentTarget, tableTarget, type Target, type TransferDeps } from './target.ts';

/** Export and import of every resource; `tables` are the resources in tables of their own. */
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
  return new Map(
    [
      ...documentResources.map((resource) => documentTarget(deps, resource)),
      ...tables.map((spec) => tableTarget(deps, spec)),
    ].map((target) => [target.resource.name, target]),
  );
}

const exportRoutes = (deps: TransferDeps, targets: ReadonlyMap<string, Target>): Mounted[] =>
  [...targets].flatMap(([name, target]) =>
    forResource(name, [
      on('GET /admin/:resource/export', async ({ req, query: { format, filter } }) => {
        const request = readList(filter === undefined ? {} : { filter }, target.columns);
        const [at, by] = [deps.clock.now(), personOf(req).id];
        await audit(deps.db, { at, by, action: 'export', resource: name, recordId: null, after: { format } });
        return exportFile(deps.db, target, { request, format, day: dayIn(at) });
      }),
    ]),
  );

/** Uploads: their bodies are files, so they are mounted before JSON is required. */
function importRoutes(deps: TransferDeps, targets: ReadonlyMap<string, Target>): Mounted[] {
  const receive = receiveFile([], IMPORT_LIMITS.bytes);
  return [...targets].flatMap(([name, target]) =>
    forResource(name, [
      on('POST /admin/:resource/import', receive, async ({ req, res, query: { dryRun } }) => {
        const rows = readRows(target.resource, fileOf(req).bytes);
        const options = { person: personOf(req), dryRun: dryRun === 'true', endIfCancelled: endIfCancelled(res) };
        return importRows(deps, target, { rows, ...options });
      }),
    ]),
  );
}
