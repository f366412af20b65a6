import { IMPORT_LIMITS } from '@prospectus/contract';

import { dayIn } from '../../platform/clock/clock.ts';
import { forResource, idOf, type Mounted, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import { fileOf, receiveFile } from '../../platform/http/receive-file.ts';
import { audit } from '../audit/index.ts';
import { exportFile } from './export.ts';
import { importRows } from './import.ts';
import { readRows } from './read-rows.ts';
import type { Target, TransferDeps } from './target.ts';
import { undoImport } from './undo.ts';

/** Records as files. */
export const exportRoutes = (deps: TransferDeps, targets: ReadonlyMap<string, Target>): Mounted[] => [
  ...[...targets].flatMap(([name, target]) =>
    forResource(name, [
      on('GET /admin/:resource/export', async ({ req, query: { format, filter } }) => {
        const request = readList(filter === undefined ? {} : { filter }, target.columns);
        const [at, by] = [deps.clock.now(), personOf(req).id];
        await audit(deps.db, { at, by, action: 'export', resource: name, recordId: null, after: { format } });
        return exportFile(deps.db, target, { request, format, day: dayIn(at) });
      }),
    ]),
  ),
  on('POST /admin/imports/:id/undo', async ({ req }) => {
    const undone = await undoImport(deps, targets, { id: idOf(req), person: personOf(req) });
    return { success: true, undone };
  }),
];

/** Their bodies are no JSON: mounted before it is asked for. */
export function importRoutes(deps: TransferDeps, targets: ReadonlyMap<string, Target>): Mounted[] {
  const receive = receiveFile([], IMPORT_LIMITS.bytes);
  return [...targets].flatMap(([name, target]) =>
    forResource(name, [
      on('POST /admin/:resource/import', receive, async ({ req, query: { dryRun } }) => {
        const given = readRows(target.resource, fileOf(req).bytes);
        return importRows(deps, target, { given, person: personOf(req), dryRun: dryRun === 'true' });
      }),
    ]),
  );
}
