import { ApiError, resources } from '@prospectus/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';

import { tableColumns } from '../../operations/table-columns.ts';
import type { TableResource } from '../../operations/table-store.ts';
import { announce } from '../../content/feed.ts';
import { livePageAt } from '../../content/page-paths.ts';
import type { Database } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Platform } from '../../platform/platform.ts';
import { redirectPast } from './moves.ts';
import { continuedAt, isFixedAddress, ownPath, pathOfTarget } from './target.ts';
import { redirects } from './tables.ts';

/** Redirects as a resource of the console. */
export const redirectTable = ({ config: { publicUrl } }: Pick<Platform, 'config'>): TableResource => ({
  resource: resources.redirects,
  table: redirects,
  columns: tableColumns(resources.redirects, { automatic: 'flag' }, ['from', 'ASC']),
  lock: (tx) => lock(tx, 'redirects'),
  check: async (tx, fields, { id, by, at }) => {
    const [from, to] = [String(fields['from']), ownPath(publicUrl, String(fields['to']))];
    await checkAutomatic(tx, fields['automatic'] === true, id);
    await checkFrom(tx, from, id);
    const target = await lastTarget(tx, from, to, id);
    await redirectPast(tx, from, target, { by, at });
    return { ...fields, to: target };
  },
  changed: (tx, { at }) => announce(tx, [resources.redirects.name], at),
});

/** Every redirect, for the site. */
export const allRedirects = (db: Database): Promise<{ from: string; to: string }[]> =>
  db.select({ from: redirects.from, to: redirects.to }).from(redirects).orderBy(asc(redirects.from));

async function checkAutomatic(tx: Database, automatic: boolean, id: string): Promise<void> {
  const [before] = await tx.select({ automatic: redirects.automatic }).from(redirects).where(eq(redirects.id, id));
  if (automatic && !before?.automatic)
    throw new ApiError('INVALID_FIELDS', { errors: { automatic: 'This is decided by the product.' } });
}

async function checkFrom(tx: Database, from: string, id: string): Promise<void> {
  const refuse = (reason: string) => new ApiError('INVALID_FIELDS', { errors: { from: reason } });
  if (isFixedAddress(from)) throw refuse('The product itself answers at this address.');
  if (await livePageAt(tx, from)) throw refuse('A page is live at this address.');
  const [other] = await tx
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(beginsAt(from), ne(redirects.id, id)));
  if (other) throw refuse('There is a redirect from here already.');
}

/** The last target of a chain of redirects, so that a visitor follows one. A cycle is refused. */
async function lastTarget(tx: Database, from: string, to: string, id: string): Promise<string> {
  let target = to;
  const seen = new Set([from]);
  for (;;) {
    const path = pathOfTarget(target);
    if (seen.has(path))
      throw new ApiError('INVALID_FIELDS', { errors: { to: 'This leads back to where it comes from.' } });
    seen.add(path);
    const [next] = await tx
      .select({ to: redirects.to })
      .from(redirects)
      .where(and(beginsAt(path), ne(redirects.id, id)));
    if (!next) return target;
    target = continuedAt(target, next.to);
  }
}

// Rows that were saved before addresses had a canonical form can have capitals.
const beginsAt = (path: string) => sql`lower(${redirects.from}) = ${path}`;
