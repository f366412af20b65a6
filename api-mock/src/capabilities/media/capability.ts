import { sql } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import { consoleMediaRoutes, mediaUploadRoutes } from './console-routes.ts';
import { checkMedia, filesNamedIn } from './references.ts';
import { mediaRoutes } from './routes.ts';
import { purgeMediaJob } from './trashed-files.ts';

/** Uploaded files: received, listed, served. */
export const media: Capability<ContentDeps> = {
  name: 'media',
  mount: (deps) => ({
    uploads: mediaUploadRoutes(deps),
    routes: [consoleMediaRoutes(deps)],
    files: mediaRoutes(deps),
  }),
  jobs: (deps) => [purgeMediaJob(deps)],
  // The bytes of files stay at their addresses.
  reset: async ({ db }) => void (await db.execute(sql`delete from media`)),
  onDocuments: { check: (tx, { schema }, fields) => checkMedia(tx, filesNamedIn(schema, fields)) },
};
