import { ApiError, type PreviewClaims, type SharedPreview } from '@prospectus/contract';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { ContentDeps } from '../../content/deps.ts';
import type { Database } from '../../platform/database/database.ts';
import { audit } from '../../platform/changes/audit.ts';
import { previewLinks } from './tables.ts';

type NewLink = { path: string; claims: PreviewClaims; expires: Date; by: string };
type LinkFilter = { resource?: string | undefined; id?: string | undefined };

/** Stores a shared link, so that it can be revoked, and deletes expired ones. */
export async function storeLink(tx: Database, now: Date, { path, claims, expires, by }: NewLink): Promise<string> {
  const id = v7();
  await tx.delete(previewLinks).where(lte(previewLinks.expires_at, now));
  await tx
    .insert(previewLinks)
    .values({ id, path, claims, record_id: claims.id ?? null, by, created_at: now, expires_at: expires });
  await audit(tx, { ...aboutLink(now, by, id, path), action: 'create', after: { expires: expires.toISOString() } });
  return id;
}

/** Valid shared links, newest first. */
export async function sharedLinks(
  { db, clock, staffNames }: Pick<ContentDeps, 'db' | 'clock' | 'staffNames'>,
  { resource, id }: LinkFilter,
): Promise<SharedPreview[]> {
  const found = await db
    .select()
    .from(previewLinks)
    .where(and(gt(previewLinks.expires_at, clock.now()), id === undefined ? undefined : eq(previewLinks.record_id, id)))
    .orderBy(desc(previewLinks.created_at), desc(previewLinks.id));
  const names = await staffNames(db, [...new Set(found.flatMap(({ by }) => by ?? []))]);
  return found
    .filter(({ claims }) => resource === undefined || claims.resource === resource)
    .map((row) => ({
      id: row.id,
      path: row.path,
      as: row.claims.as,
      region: row.claims.region,
      at: row.claims.at ?? null,
      by: (row.by && names.get(row.by)) ?? null,
      created_at: row.created_at.toISOString(),
      expires: row.expires_at.toISOString(),
    }));
}

/** Revokes a shared link; NOT_FOUND where it has expired or was revoked before. */
export const revokeLink = ({ db, clock }: Pick<ContentDeps, 'db' | 'clock'>, id: string, by: string): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx
      .delete(previewLinks)
      .where(and(eq(previewLinks.id, id), gt(previewLinks.expires_at, now)))
      .returning();
    if (!row) throw new ApiError('NOT_FOUND');
    const before = { expires: row.expires_at.toISOString() };
    await audit(tx, { ...aboutLink(now, by, id, row.path), action: 'delete', before });
  });

/** Whether a shared link is still valid. */
export async function isShared(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: previewLinks.id }).from(previewLinks).where(eq(previewLinks.id, id));
  return found.length > 0;
}

const aboutLink = (at: Date, by: string, recordId: string, title: string) => ({
  at,
  by,
  resource: 'preview',
  recordId,
  title,
});
