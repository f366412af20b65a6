import type { Database } from '../../platform/database/database.ts';
import { imports } from './tables.ts';

/** An import that its resource has written, and can undo, as one change with the import's id. */
export async function rememberImport(
  tx: Database,
  { id, resource, by, at }: { id: string; resource: string; by: string; at: Date },
): Promise<void> {
  await tx.insert(imports).values({ id, resource, by, at, entries: [] });
}
