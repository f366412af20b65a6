import { sql } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import { consoleMediaRoutes } from './console-routes.ts';
import { checkMedia, filesNamedIn } from './references.ts';
import { purgeMediaJob } from './purge.ts';
import { mediaRoutes } from './routes.ts';
import { mediaUploadRoutes } from './upload-routes.ts';

/** Uploaded files: received, listed, served. */
export const media: Capability<ContentDeps> = {
  name: 'media',
  mount: (deps) => ({
    uploads: mediaUploadRoutes(deps),
    routes: [consoleMediaRoutes(deps)],
    files: mediaRoutes(deps),
  }),
  jobs: (deps) => [purgeMediaJob(deps)],
  // Records of files; the bytes stay, as their addresses never change.
  reset: async ({ db }) => void (await db.execute(sql`delete from media`)),
  onDocuments: { check: (tx, { schema }, fields) => checkMedia(tx, filesNamedIn(schema, fields)) },
};
