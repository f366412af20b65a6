import type { Database } from './database.ts';

const MAX_TRIES = 4;
// Deadlock and serialization failure: the transaction was rolled back as a whole and may be run once more.
const CONFLICTS = ['40P01', '40001'];

/** Whether the database ended a transaction because another one had met it crosswise. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CONFLICTS.includes(String((error as { code?: unknown }).code)) || isConflict(error.cause);
}

/**
 * The same database, whose transactions are run again after a conflict with another one. What a transaction does
 * outside the database it may therefore do more than once.
 */
export function retryingConflicts(db: Database): Database {
  const once: Database['transaction'] = db.transaction.bind(db);
  const transaction: Database['transaction'] = async (work, config) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(work, config);
      } catch (error) {
        if (tries === MAX_TRIES || !isConflict(error)) throw error;
      }
    }
  };
  return Object.assign(db, { transaction });
}
