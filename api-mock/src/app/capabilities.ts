import { sql } from 'drizzle-orm';

import { auditing } from '../capabilities/audit/index.ts';
import { backups } from '../capabilities/backups/index.ts';
import type { Capability } from '../capabilities/capability.ts';
import { changes } from '../capabilities/changes/index.ts';
import { checks } from '../capabilities/checks/index.ts';
import { contentFiles } from '../capabilities/content-file/index.ts';
import { dashboard } from '../capabilities/dashboard/index.ts';
import { download } from '../capabilities/download/index.ts';
import { pageEvents } from '../capabilities/events/index.ts';
import { health } from '../capabilities/health/index.ts';
import { leadAccess, leads } from '../capabilities/leads/index.ts';
import { batchTable, holidayTable, lectures, lectureTable } from '../capabilities/lectures/index.ts';
import { media, pdfNameAt, trashedFiles } from '../capabilities/media/index.ts';
import { missingPages } from '../capabilities/missing-pages/index.ts';
import { mock } from '../capabilities/mock/index.ts';
import { openApi } from '../capabilities/openapi/index.ts';
import { deliveries } from '../capabilities/outbox/index.ts';
import { pages } from '../capabilities/pages/index.ts';
import { preview } from '../capabilities/preview/index.ts';
import { programParts } from '../capabilities/program-parts/index.ts';
import { redirects, redirectTable } from '../capabilities/redirects/index.ts';
import { referrals } from '../capabilities/referrals/index.ts';
import { region } from '../capabilities/region/index.ts';
import { releases, undoRelease } from '../capabilities/releases/index.ts';
import { retention } from '../capabilities/retention/index.ts';
import { staff } from '../capabilities/staff/index.ts';
import { transfer } from '../capabilities/transfer/index.ts';
import { webhookReceivers } from '../capabilities/webhooks/index.ts';
import { contentChangeRoutes } from '../content/change-routes.ts';
import { consoleContentRoutes } from '../content/console-routes.ts';
import { dayChangeJob } from '../content/day-change.ts';
import { documentFinder } from '../content/finder.ts';
import { retentionJob } from '../content/retention.ts';
import { publishingJob } from '../content/scheduler.ts';
import { sessionsJob } from '../content/sessions.ts';
import { consoleTrashRoutes } from '../content/trash-list.ts';
import { trashPurgeJob } from '../content/trashed-documents.ts';
import { sweepLimits } from '../platform/limits/limit.ts';
import type { Deps } from './deps.ts';
import { publicParts } from './public-parts.ts';

const content: Capability<Deps> = {
  name: 'content',
  // A day that changed while no process ran is announced before the first answer.
  start: (deps) => dayChangeJob(deps).run(),
  mount: (deps) => ({
    routes: [contentChangeRoutes(deps), consoleContentRoutes(deps), consoleTrashRoutes(deps, [trashedFiles])],
  }),
  finder: documentFinder,
  jobs: (deps) => [publishingJob(deps), dayChangeJob(deps), retentionJob(deps), sessionsJob(deps), trashPurgeJob(deps)],
};

const platform: Capability<Deps> = {
  name: 'platform',
  jobs: (deps) => [{ name: 'limits', everyMs: 600_000, run: () => sweepLimits(deps) }],
  reset: async ({ clock, db }) => {
    await clock.setRight();
    await db.execute(sql`delete from limits`);
  },
};

/** The resources that are stored in tables of their own. */
const tables = (deps: Deps) => [lectureTable, holidayTable, batchTable, redirectTable(deps)];

/** Every capability, in the order in which they are started, mounted and reset. */
export const capabilities: readonly Capability<Deps>[] = [
  mock,
  platform,
  health,
  backups,
  contentFiles,
  openApi,
  // Before the pages, whose PDFs it forwards to.
  download(pdfNameAt),
  pages(publicParts),
  preview(publicParts),
  transfer<Deps>(tables),
  content,
  lectures,
  // Before the capabilities whose records it delivers, so that a reset deletes the messages first.
  deliveries,
  webhookReceivers,
  leads,
  referrals<Deps>(leadAccess),
  region,
  staff,
  auditing,
  changes<Deps>(tables, (deps) => ({ releases: undoRelease(deps) })),
  dashboard,
  programParts,
  redirects,
  checks,
  releases,
  missingPages,
  pageEvents,
  media,
  retention((deps) => capabilities.flatMap(({ rules }) => rules?.(deps) ?? [])),
];
