import type { SQL } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import type { ContentDeps } from './deps.ts';

/** Something that is deleted into the trash, as documents and files are. */
export type TrashKind = {
  /** How long such things can be restored. */
  days: number;
  /** `select id, resource, title, deleted_at` of those that are in the trash. */
  trashed: SQL;
  /** Ids of who deleted each of them. */
  deletedBy(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Deletes one of the trash for good; false where there is none. In a transaction with its entry of the audit log. */
  purge(tx: Database, deps: ContentDeps, wanted: Purged): Promise<boolean>;
};

type Purged = { resource: string; id: string; by: string };
