import { sql } from 'drizzle-orm';

import { type Database, rows } from './database.ts';
import { HeldFirst, stateOf } from './transactions.ts';

/**
 * Every advisory lock of the product, in the order in which a transaction must take them; another order throws.
 * Rows are locked after the locks that name no record, several rows of a table in the order of their ids (`lockMany`).
 * The end of the audit log's chain comes last, at the commit.
 */
const LOCKS = {
  /** Migrations, at the start of a process. */
  migrations: 7_201_935,
  /** Writing the seed. */
  seed: 7_201_937,
  /** The day that was announced last. */
  'content-day': 7_201_938,
  /** One scheduled publication at a time, so that a programme and the pages below it go live in order. */
  schedule: 7_201_939,
  /** All addresses of the site: shared to save one record, exclusive if addresses of other records change too. */
  addresses: 7_201_940,
  /** The order of a resource's records. */
  order: 7_201_942,
  /** A resource with a single record. */
  single: 7_201_943,
  /** Lectures, batches and holidays. */
  lectures: 7_201_941,
  /** Choosing a free slug for a copy. */
  copy: 7_201_944,
  /** One address. */
  address: 7_201_945,
  /** Redirects: two writers could create a loop that neither of them sees. */
  redirects: 7_201_946,
  /** Recounting the figures of days. */
  'day-figures': 7_201_947,
  /** The number of a content change: `beforeCommit`, when everything else is written. */
  change: 7_201_936,
} as const;
export type LockName = keyof typeof LOCKS;

const NAMES = Object.keys(LOCKS) as LockName[];

/** Waits for a lock, optionally of one subject, and holds it until the transaction ends. */
export const lock = (tx: Database, name: LockName, of = ''): Promise<void> => lockEach(tx, name, [of]);

/** The same for several subjects, in the same order in every transaction. */
export async function lockEach(tx: Database, name: LockName, subjects: readonly string[]): Promise<void> {
  const wanted = subjects.filter((of) => note(tx, name, of, 'exclusive'));
  if (wanted.length === 0) return;
  const list = sql.join(
    wanted.map((of) => sql`${of}`),
    sql`, `,
  );
  await tx.execute(
    sql`select pg_advisory_xact_lock(${classOf(name)}, key)
      from (select distinct hashtext(name) as key from unnest(array[${list}]::text[]) as name order by key) as keys`,
  );
}

/** Takes a shared lock: only an exclusive one has to wait for it. */
export async function shareLock(tx: Database, name: LockName): Promise<void> {
  if (note(tx, name, '', 'shared'))
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${classOf(name)}, hashtext(''))`);
}

/**
 * Makes a shared lock exclusive. Two transactions that waited for this would wait for each other, so it does not wait:
 * if others share the lock, the transaction is run again and takes it first.
 */
export async function requireLock(tx: Database, name: LockName): Promise<void> {
  if (isHeldAlone(tx, name)) return;
  const [row] = await rows<{ held: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${classOf(name)}, hashtext('')) as held`,
  );
  if (!row?.held) throw new HeldFirst((again) => lock(again, name));
  stateOf(tx).held.set(keyOf(name), 'exclusive');
}

export const isHeldAlone = (tx: Database, name: LockName): boolean => stateOf(tx).held.get(keyOf(name)) === 'exclusive';

/** The statement that takes a lock outside a transaction, until the connection ends. */
export const connectionLock = (name: LockName): string => `select pg_advisory_lock(${LOCKS[name]})`;

/** Whether a lock must still be taken; throws if a lock that is later in the order is held. */
function note(tx: Database, name: LockName, of: string, mode: 'shared' | 'exclusive'): boolean {
  const { held } = stateOf(tx);
  const before = held.get(keyOf(name, of));
  if (before === mode || before === 'exclusive') return false;
  const later = [...held.keys()].find((key) => rankOf(key) > NAMES.indexOf(name));
  if (later !== undefined) throw new Error(`The lock “${name}” is taken before “${later}”.`);
  held.set(keyOf(name, of), mode);
  return true;
}

const keyOf = (name: LockName, of = ''): string => `${name} ${of}`.trim();
const rankOf = (key: string): number => NAMES.indexOf(key.split(' ', 1)[0] as LockName);
// The number comes from the table above alone.
const classOf = (name: LockName) => sql.raw(String(LOCKS[name]));
