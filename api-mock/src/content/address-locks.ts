import { sql } from 'drizzle-orm';

import { type Database, rows } from '../platform/database/database.ts';
import { isConflict } from '../platform/database/retry.ts';

/** A write must have all addresses to itself and another one is under way. It is done again, alone. */
class AddressesBusy extends Error {}

export type AddressKey = { scope: string; slug: string };

const ALL = sql`hashtext('documents:addresses')`;
const ONE = sql`hashtext('documents:address')`;
const COPY = sql`hashtext('documents:copy')`;

/** Held by every write of a document with an address until it ends. It waits for `lockAllAddresses` only. */
export const shareAddresses = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock_shared(${ALL})`);

/** Waits for every write of an address under way, and has those that begin later wait. */
export const lockAllAddresses = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${ALL})`);

/**
 * The same for a write that has begun. It does not wait, since two of them would wait for each other: AddressesBusy
 * where it cannot have them at once.
 */
export async function requireAllAddresses(tx: Database): Promise<void> {
  const [row] = await rows<{ held: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${ALL}) as held`);
  if (!row?.held) throw new AddressesBusy();
}

/** Holds some addresses until the transaction ends, in the same order in every transaction. */
export async function lockAddresses(tx: Database, keys: readonly AddressKey[]): Promise<void> {
  if (keys.length === 0) return;
  const names = sql.join(
    keys.map(({ scope, slug }) => sql`${`${scope} ${slug}`}`),
    sql`, `,
  );
  await tx.execute(
    sql`select pg_advisory_xact_lock(${ONE}, key)
      from (select distinct hashtext(name) as key from unnest(array[${names}]::text[]) as name order by key) as keys`,
  );
}

/** Copies of one slug look for a free one in turn, else two would choose the same. */
export const lockCopies = (tx: Database, slug: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${COPY}, hashtext(${slug}))`);

/** Whether a write met another crosswise, so that it is done once more with all addresses to itself. */
export const mustBeAlone = (error: unknown): boolean => error instanceof AddressesBusy || isConflict(error);
