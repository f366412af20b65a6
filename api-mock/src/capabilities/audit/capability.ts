import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { consoleAuditRoutes } from './console-routes.ts';
import { documentAudit, tableAudit } from './record-changes.ts';

/** Who changed what. */
export const auditing: Capability<Platform> = {
  name: 'audit',
  mount: (deps) => ({ routes: [consoleAuditRoutes(deps)] }),
  onDocuments: documentAudit,
  onTables: tableAudit,
};
