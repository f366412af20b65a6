import type { Logger } from 'pino';
import { v7 } from 'uuid';

import type { Database } from '../../platform/database/database.ts';
import { type AuditNote, auditAll } from '../../platform/changes/audit.ts';

const queues = new WeakMap<Database, { notes: AuditNote[]; writing: Promise<void> }>();

const queueOf = (db: Database) => {
  const queue = queues.get(db) ?? { notes: [], writing: Promise.resolve() };
  queues.set(db, queue);
  return queue;
};

/**
 * Notes that a person has read something, for the next `writeNoted`: adding to the chain takes a lock, which a read does
 * not wait for. Changes use `audit` instead.
 */
export const auditLater = (db: Database, note: AuditNote): void => void queueOf(db).notes.push({ ...note, id: v7() });

/** Writes the noted entries. A failure is logged, and the next call tries again. */
export async function writeNoted({ db, log }: { db: Database; log: Pick<Logger, 'error'> }): Promise<void> {
  const queue = queueOf(db);
  queue.writing = queue.writing.then(async () => {
    const notes = queue.notes.splice(0);
    if (notes.length === 0) return;
    await db
      .transaction((tx) => auditAll(tx, notes))
      .catch((error: unknown) => {
        queue.notes.unshift(...notes);
        log.error({ err: error, notes: notes.length }, 'what staff looked at could not be put into the audit log');
      });
  });
  await queue.writing;
}
