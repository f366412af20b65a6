import type { Resource } from '@prospectus/contract';

import type { Database } from '../platform/database/database.ts';
import type { TableRow } from './record.ts';

/** What became of a row: as it was before, and as it is after. */
export type RowChange =
  | { action: 'create'; before: undefined; after: TableRow }
  | { action: 'update'; before: TableRow; after: TableRow }
  | { action: 'delete'; before: TableRow; after: undefined };

/** A change of one row of an operation table; `by` is the id of the staff member. */
export type TableChange = RowChange & { resource: Resource; by: string; at: Date };

/** The row as it is now, or as it was when it was deleted. */
export const rowOf = (change: RowChange): TableRow => (change.action === 'delete' ? change.before : change.after);

/** What a capability does when rows of an operation table change. */
export type TableSubscriber = {
  /** Part of the transaction that makes the changes: what it throws refuses them. */
  changed?(tx: Database, changes: readonly TableChange[]): Promise<void>;
  /** After the transaction, awaited before the answer is sent. Must not reject: the change is committed. */
  committed?(): Promise<void>;
};
