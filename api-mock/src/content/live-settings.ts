import { resources, type Settings } from '@prospectus/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { documents } from './tables.ts';

/** The settings as they are live, read at every use; those of a new installation where there are none. */
export async function liveSettings(db: Database): Promise<Settings> {
  const isLive = and(
    eq(documents.resource, resources.settings.name),
    isNotNull(documents.published),
    isNull(documents.deleted_at),
  );
  const [row] = await db
    .select({ text: sql<string>`${documents.published}::text` })
    .from(documents)
    .where(isLive)
    .limit(1);
  const text = row?.text ?? '{}';
  if (text !== newest?.text) newest = { text, settings: settingsOf(text) };
  return newest.settings;
}

// They seldom change, and checking them takes longer than reading them.
let newest: { text: string; settings: Settings } | undefined;

function settingsOf(text: string): Settings {
  const { schema } = resources.settings;
  return schema.safeParse(JSON.parse(text)).data ?? schema.parse({ copyright_line: '-' });
}
