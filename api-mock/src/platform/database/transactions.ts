import type { Database } from './database.ts';

const MAX_TRIES = 4;
// Deadlock and serialization failure: the transaction was rolled back and can be run again.
const CONFLICTS = ['40P01', '40001'];

type LastStep<T> = (tx: Database, values: readonly T[]) => Promise<void>;
type State = {
  /** Advisory locks by their names. */
  held: Map<string, 'shared' | 'exclusive'>;
  last: Map<LastStep<never>, unknown[]>;
};

const states = new WeakMap<Database, State>();

/** A lock was needed too late: the transaction is run again and takes it first. */
export class HeldFirst extends Error {
  readonly take: (tx: Database) => Promise<void>;
  constructor(take: (tx: Database) => Promise<void>) {
    super('Another transaction holds what this one needs.');
    this.take = take;
  }
}

/** Whether the database ended a transaction because of a conflict with another one. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CONFLICTS.includes(String((error as { code?: unknown }).code)) || isConflict(error.cause);
}

// The server refuses or ends connections: too many, shutting down, starting, restarted by an administrator.
const REFUSALS = ['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET'];
// The pool and its client give these no code.
const WITHOUT_CODE = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether a statement failed because it got no connection to the database, or lost it. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return WITHOUT_CODE.test(error.message) || REFUSALS.includes(String(code)) || isUnreachable(error.cause);
}

/**
 * The same database, but a transaction is run again after a conflict with another one, and ends with its `beforeCommit`
 * steps. Effects outside the database can therefore happen more than once.
 */
export function withTransactions<D extends Database>(db: D): D {
  const once: Database['transaction'] = db.transaction.bind(db);
  const inTransaction: Database['transaction'] = async (work, config) => {
    let first: HeldFirst['take'] | undefined;
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(async (tx) => {
          const state: State = { held: new Map(), last: new Map() };
          begin(tx, state);
          await first?.(tx);
          const done = await work(tx);
          for (const [step, values] of state.last) await step(tx, values as never[]);
          return done;
        }, config);
      } catch (error) {
        if (tries === MAX_TRIES || !(isConflict(error) || error instanceof HeldFirst)) throw error;
        if (error instanceof HeldFirst) first = error.take;
      }
    }
  };
  return Object.assign(db, { transaction: inTransaction });
}

/** A transaction and its savepoints have one state. */
function begin(tx: Database, state: State): void {
  states.set(tx, state);
  const savepoint: Database['transaction'] = tx.transaction.bind(tx);
  const transaction: Database['transaction'] = (work, config) =>
    savepoint((inner) => {
      begin(inner, state);
      return work(inner);
    }, config);
  Object.assign(tx, { transaction });
}

/** The state that we add to a transaction; throws outside of one. */
export function stateOf(tx: Database): State {
  const state = states.get(tx);
  if (!state) throw new Error('This needs a transaction.');
  return state;
}

/**
 * Runs a step at the end of the transaction, once with all values that were passed to it: for locks that would hold up
 * other transactions until the commit.
 */
export function beforeCommit<T>(tx: Database, step: LastStep<T>, value: T): void {
  const { last } = stateOf(tx);
  last.set(step, [...(last.get(step) ?? []), value]);
}
