import { asc } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import { announce } from '../../content/feed.ts';
import { documentResources } from '../../content/record.ts';
import { documents } from '../../content/tables.ts';
import { EVERYTHING } from '../../content/tags.ts';
import type { Database } from '../../platform/database/database.ts';
import { lock, lockEach } from '../../platform/database/locks.ts';
import { type ContentFile, readContent, refusal } from './content-file.ts';
import { changesBetween, type ContentChange } from './difference.ts';
import { withKnownIds } from './known-ids.ts';
import { normalised } from './normalised.ts';
import { TABLES_AFTER, TABLES_BEFORE } from './sections.ts';
import { missingFiles, putFile } from './stored-files.ts';
import { writeDocuments } from './write-documents.ts';
import { writeTable } from './write-table.ts';

class RolledBack extends Error {}

/**
 * Makes the content that of a file, in one transaction: all of it, or nothing where a part is refused. Returns the
 * differences. A dry run rolls the same transaction back, so that it refuses what the import would refuse.
 */
export async function importContent(
  deps: ContentDeps,
  file: ContentFile,
  { dryRun }: { dryRun: boolean },
): Promise<ContentChange[]> {
  const missing = await missingFiles(deps, file);
  if (!dryRun) for (const name of missing) await putFile(deps, file, name);
  let changes: ContentChange[] = [];
  try {
    await deps.db.transaction(async (tx) => {
      await lockContent(tx);
      const before = await readContent(tx);
      const after = normalised(deps, before, withKnownIds(before, file));
      changes = changesBetween(before, after);
      if (changes.length === 0) throw new RolledBack();
      const now = deps.clock.now();
      for (const section of TABLES_BEFORE) await writeTable(tx, section, after, now);
      await writeDocuments(tx, deps, before, after);
      for (const section of TABLES_AFTER) await writeTable(tx, section, after, now);
      await announce(tx, [EVERYTHING], now);
      refuseOther(await readContent(tx), after);
      if (dryRun) throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack) return changes;
    throw isOfDatabase(error) ? refusal('The database refuses a value of this file.') : error;
  }
  await deps.feed.catchUp();
  return changes;
}

// Of classes 22 and 23: a value that a column cannot have, or that breaks a constraint.
function isOfDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^2[23]/.test(String((error as { code?: unknown }).code)) || isOfDatabase(error.cause);
}

/** Takes the locks of every writer of content, in the order of all transactions. */
async function lockContent(tx: Database): Promise<void> {
  await lock(tx, 'addresses');
  const names = documentResources.map(({ name }) => name);
  await lockEach(tx, 'order', names);
  await lockEach(tx, 'single', names);
  await lock(tx, 'lectures');
  await lock(tx, 'redirects');
  await tx.select({ id: documents.id }).from(documents).orderBy(asc(documents.id)).for('update');
}

/** Refuses an import after which the stored content differs from the file's. */
function refuseOther(stored: ContentFile, wanted: ContentFile): void {
  const [first] = changesBetween(stored, wanted);
  if (first) throw refusal(`${first.resource} “${first.title}” cannot be stored as this file has it.`);
}
