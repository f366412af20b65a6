import type { PreviewClaims } from '@prospectus/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Links to previews that were made to be shared and were not revoked. Their tokens are not stored. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid().primaryKey(),
    path: text().notNull(),
    claims: jsonb().$type<PreviewClaims>().notNull(),
    /** The record that the preview is about, where it is about one. */
    record_id: uuid(),
    by: uuid(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
  },
  (table) => [
    index('preview_links_record').on(table.record_id),
    index('preview_links_expires_at').on(table.expires_at),
  ],
);
