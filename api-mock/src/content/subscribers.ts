import type { Resource } from '@prospectus/contract';

import type { Database } from '../platform/database/database.ts';
import type { DocumentRow } from './record.ts';
import type { Tag } from './tags.ts';
import type { Fields, RevisionAction } from './tables.ts';

/** A document before and after a change; `before` is undefined for a new one. */
export type DocumentChange = {
  resource: Resource;
  action: RevisionAction;
  /** Id of the staff member; null for the installation itself. */
  by: string | null;
  before: DocumentRow | undefined;
  after: DocumentRow;
  /** Saved while the person types, as a part of an editing session. */
  autosaved: boolean;
};

/** Fields of a document that are about to go live. */
type Publication = { resource: Resource; row: DocumentRow; fields: Fields; at: Date };

export type PagesChange = {
  /** Live pages whose path has changed. */
  moves: readonly { from: string; to: string }[];
  /** The present paths of the live pages. */
  live: readonly string[];
  by: string | null;
  at: Date;
};

/**
 * A capability's part of a change of documents, in the same transaction: an error refuses the change. The application
 * passes the subscribers in, so that content does not depend on capabilities.
 */
export type DocumentSubscriber = {
  /** Before a draft is saved: the fields that are new or differ. */
  check?(tx: Database, resource: Resource, fields: Fields): Promise<void>;
  /** Before a publication that asks for checks. */
  publishing?(tx: Database, publication: Publication): Promise<void>;
  changed?(tx: Database, change: DocumentChange): Promise<void>;
  /** After a publication, which can change the paths of live pages. Returns the tags of its own changes. */
  pagesChanged?(tx: Database, change: PagesChange): Promise<Tag[]>;
};

/** The part of the dependencies that holds the subscribers. */
export type Subscribed = { documentSubscribers: readonly DocumentSubscriber[] };
