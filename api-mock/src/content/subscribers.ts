import type { Resource } from '@prospectus/contract';

import type { Database } from '../platform/database/database.ts';
import type { DocumentRow } from './record.ts';
import type { Tag } from './tags.ts';
import type { Fields, RevisionAction } from './tables.ts';

/** A document as it was and as it is now; `before` is undefined for one that was created. */
export type DocumentChange = {
  resource: Resource;
  action: RevisionAction;
  /** Id of the staff member; null for the installation itself. */
  by: string | null;
  before: DocumentRow | undefined;
  after: DocumentRow;
  /** Saved while the person types: part of an editing session. */
  autosaved: boolean;
};

/** Fields of a document that are about to go live. */
type Publication = { resource: Resource; row: DocumentRow; fields: Fields; at: Date };

export type PagesChange = {
  /** Pages that are live at another path than before. */
  moves: readonly { from: string; to: string }[];
  /** Paths at which pages are live now. */
  live: readonly string[];
  by: string | null;
  at: Date;
};

/**
 * What a capability does when documents change. Every call is part of the transaction that makes the change: what it
 * throws refuses the change. Content knows none of the capabilities; the application hands their subscribers in.
 */
export type DocumentSubscriber = {
  /** Before fields are saved as a draft: those that are new or differ. */
  check?(tx: Database, resource: Resource, fields: Fields): Promise<void>;
  /** Before fields go live, where whoever publishes asks for it. */
  publishing?(tx: Database, publication: Publication): Promise<void>;
  changed?(tx: Database, change: DocumentChange): Promise<void>;
  /** After a publication has changed where pages are live, or may have. Gives the tags of what it changes itself. */
  pagesChanged?(tx: Database, change: PagesChange): Promise<Tag[]>;
};

/** The part of the dependencies that holds the subscribers. */
export type Subscribed = { documentSubscribers: readonly DocumentSubscriber[] };
