import { v7 } from 'uuid';

import type { Database } from '../../platform/database/database.ts';
import { BATCH_FIELDS, type BatchName } from './edit.ts';
import { batches } from './tables.ts';

// Without differences of case and spaces.
const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A key that is equal for all spellings of a batch. */
export const spellingOf = (name: BatchName): string => BATCH_FIELDS.map((field) => plain(name[field])).join('\n');

/** Corrects names of batches to their stored spelling; `unknown` returns the new ones so far. */
export async function openSpeller(
  tx: Database,
): Promise<{ spell(name: BatchName): BatchName; unknown(): BatchName[] }> {
  const stored = await tx
    .select({ course_name: batches.course_name, sem_year: batches.sem_year, batch: batches.batch })
    .from(batches);
  const spellings = { course_name: new Map<string, string>(), sem_year: new Map<string, string>() };
  const known = new Map<string, BatchName>();
  const added: BatchName[] = [];
  const learn = (name: BatchName) => {
    for (const field of ['course_name', 'sem_year'] as const)
      if (!spellings[field].has(plain(name[field]))) spellings[field].set(plain(name[field]), name[field]);
    known.set(spellingOf(name), name);
  };
  for (const name of stored) learn(name);
  const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
  return {
    spell: (typed) => {
      const spelled = known.get(spellingOf(typed));
      if (spelled) return spelled;
      const name = {
        course_name: spellings.course_name.get(plain(typed.course_name)) ?? tidy(typed.course_name),
        sem_year: spellings.sem_year.get(plain(typed.sem_year)) ?? tidy(typed.sem_year),
        batch: tidy(typed.batch),
      };
      learn(name);
      added.push(name);
      return name;
    },
    unknown: () => added,
  };
}

/** Creates the new batches that lectures name. */
export async function createBatches(tx: Database, names: readonly BatchName[], at: Date): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ ...name, id: v7(), spelling: spellingOf(name), created_at: at, updated_at: at }));
  await tx.insert(batches).values(rows).onConflictDoNothing({ target: batches.spelling });
}
