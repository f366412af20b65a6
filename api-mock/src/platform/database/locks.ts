import { sql } from 'drizzle-orm';

import { type Database, rows } from './database.ts';
import { HeldFirst, stateOf } from './transactions.ts';

/**
 * Every advisory lock of the product, in the order in which a transaction may take them; one that takes them in another
 * order gets an error. Rows are locked after the locks that name no record, several of one table in the order of their
 * ids (`lockMany`). The end of the audit log's chain comes last, at the commit.
 */
const LOCKS = {
  /** Migrations, at the start of a process. */
  migrations: 7_201_935,
  /** The seed is written, or written again. */
  seed: 7_201_937,
  /** Which day was announced last. */
  'content-day': 7_201_938,
  /** One scheduled publication at a time, so that a programme and the pages below it go live in order. */
  schedule: 7_201_939,
  /** All addresses of the site: shared by whoever writes a record with one, exclusive where others' addresses move too. */
  addresses: 7_201_940,
  /** The order of a resource's records. */
  order: 7_201_942,
  /** A resource of which there is one record. */
  single: 7_201_943,
  /** Lectures, batches and holidays. */
  lectures: 7_201_941,
  /** The free slug that a copy takes. */
  copy: 7_201_944,
  /** One address. */
  address: 7_201_945,
  /** Redirects: two writers could make a circle that neither would see. */
  redirects: 7_201_946,
  /** Figures of days that are counted again. */
  'day-figures': 7_201_947,
  /** The number of a content change: `beforeCommit`, when everything else is written. */
  change: 7_201_936,
} as const;
export type LockName = keyof typeof LOCKS;

const NAMES = Object.keys(LOCKS) as LockName[];

/** Waits for a lock, of one subject where it has several, and holds it until the transaction ends. */
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

/** Holds a lock together with others who share it; only who wants it alone waits. */
export async function shareLock(tx: Database, name: LockName): Promise<void> {
  if (note(tx, name, '', 'shared'))
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${classOf(name)}, hashtext(''))`);
}

/**
 * A lock that is held shared, from now on alone. Two that wait for that would wait for each other, so this does not:
 * where others share it, the transaction begins again and takes it first.
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

/** The statements that take a lock for a connection, and release it, outside a transaction. */
export const connectionLock = (name: LockName) => ({
  take: `select pg_advisory_lock(${LOCKS[name]})`,
  release: `select pg_advisory_unlock(${LOCKS[name]})`,
});

/** Whether a lock is still to be taken; an error where one that comes after it is held. */
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
