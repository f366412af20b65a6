import { ApiError, type Resource } from '@prospectus/contract';
import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { documents } from './tables.ts';

/** Of a single there is one record: LOCKED where it is there already. The caller has locked the resource (`lockResource`). */
export async function refuseSecondSingle(tx: Database, resource: Resource): Promise<void> {
  if (!resource.single) return;
  const [first] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.resource, resource.name), isNull(documents.deleted_at)));
  if (first) throw new ApiError('LOCKED', { msg: `${resource.label.one} is there already; change it instead.` });
}
