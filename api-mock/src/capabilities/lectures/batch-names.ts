import { v7 } from 'uuid';

import type { Database } from '../../platform/database/database.ts';
import { BATCH_FIELDS, type BatchName } from './record.ts';
import { batches } from './tables.ts';

/** A name without what people write differently. */
const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What two spellings of one batch have in common. */
export const spellingOf = (name: BatchName): string => BATCH_FIELDS.map((field) => plain(name[field])).join('\n');

/** Brings names to the spelling they already have; what is new is written as it was given, without needless spaces. */
export type Speller = (name: BatchName) => BatchName;

export async function openSpeller(tx: Database): Promise<{ spell: Speller; unknown(): BatchName[] }> {
  const known = await tx
    .select({ course_name: batches.course_name, sem_year: batches.sem_year, batch: batches.batch })
    .from(batches);
  const spellings = { course_name: new Map<string, string>(), sem_year: new Map<string, string>() };
  const whole = new Map<string, BatchName>();
  const isNew: BatchName[] = [];
  const learn = (name: BatchName) => {
    for (const field of ['course_name', 'sem_year'] as const)
      if (!spellings[field].has(plain(name[field]))) spellings[field].set(plain(name[field]), name[field]);
    whole.set(spellingOf(name), name);
  };
  for (const name of known) learn(name);
  const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
  return {
    spell: (given) => {
      const found = whole.get(spellingOf(given));
      if (found) return found;
      const name = {
        course_name: spellings.course_name.get(plain(given.course_name)) ?? tidy(given.course_name),
        sem_year: spellings.sem_year.get(plain(given.sem_year)) ?? tidy(given.sem_year),
        batch: tidy(given.batch),
      };
      learn(name);
      isNew.push(name);
      return name;
    },
    unknown: () => isNew,
  };
}

/** Makes the batches that lectures name and nobody has made. */
export async function makeBatches(tx: Database, names: readonly BatchName[], at: Date): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ ...name, id: v7(), spelling: spellingOf(name), created_at: at, updated_at: at }));
  await tx.insert(batches).values(rows).onConflictDoNothing({ target: batches.spelling });
}
