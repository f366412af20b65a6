import type { Logger } from 'pino';
import { v7 } from 'uuid';

import type { Database } from '../../platform/database/database.ts';
import { type AuditNote, auditAll } from '../../platform/changes/audit.ts';

const waiting = new WeakMap<Database, { notes: AuditNote[]; writing: Promise<void> }>();

const waitingOf = (db: Database) => {
  const known = waiting.get(db) ?? { notes: [], writing: Promise.resolve() };
  waiting.set(db, known);
  return known;
};

/**
 * Notes what somebody looked at, for the next `writeNoted`: an entry waits for the end of the chain, and whoever looks
 * does not. What changes something is written by `audit`, with the change.
 */
export const auditLater = (db: Database, note: AuditNote): void => void waitingOf(db).notes.push({ ...note, id: v7() });

/** Writes what was noted until now. Where that fails it is logged, and written the next time. */
export async function writeNoted({ db, log }: { db: Database; log: Pick<Logger, 'error'> }): Promise<void> {
  const known = waitingOf(db);
  known.writing = known.writing.then(async () => {
    const notes = known.notes.splice(0);
    if (notes.length === 0) return;
    await db
      .transaction((tx) => auditAll(tx, notes))
      .catch((error: unknown) => {
        known.notes.unshift(...notes);
        log.error({ err: error, notes: notes.length }, 'what staff looked at could not be put into the audit log');
      });
  });
  await known.writing;
}
