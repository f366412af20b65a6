import { ApiError } from '@prospectus/contract';

import { dayIn } from '../../platform/clock/clock.ts';
import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { recordFile } from '../../platform/console/record-file.ts';
import { personOf } from '../../platform/http/access.ts';
import type { Platform } from '../../platform/platform.ts';
import { audit } from '../../platform/changes/audit.ts';
import { verifyChain } from './chain.ts';
import { writeNoted } from './later.ts';
import { auditColumns, entriesOf, EXPORT_COLUMNS, listEntries, readEntry } from './entries.ts';

/** The console's calls on the audit log, which is read only: changes write its entries themselves. */
export const consoleAuditRoutes = (deps: Platform): Mounted[] => [
  on('GET /admin/audit', async ({ req }) => {
    const request = readList(req.query, auditColumns);
    // The list has all reads that this process has noted.
    await writeNoted(deps);
    return listEntries(deps.db, request);
  }),
  on('GET /admin/audit/verify', () => verifyChain(deps.db)),
  on('GET /admin/audit/export', async ({ req, query: { format, filter } }) => {
    if (format === 'ics') throw new ApiError('INVALID_FIELDS', { errors: { format: 'These records have no times.' } });
    const request = readList(filter === undefined ? {} : { filter }, auditColumns);
    const at = deps.clock.now();
    const note = { at, by: personOf(req).id, action: 'export', resource: 'audit', recordId: null } as const;
    await audit(deps.db, { ...note, after: { format } });
    const entries = entriesOf(deps.db, request);
    return recordFile({ name: 'audit', day: dayIn(at), format }, EXPORT_COLUMNS, entries);
  }),
  on('GET /admin/audit/:id', ({ req }) => readEntry(deps.db, idOf(req))),
];
