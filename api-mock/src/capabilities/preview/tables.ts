import type { PreviewClaims } from '@prospectus/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Shared links to previews that were not revoked. Their tokens are not stored. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid().primaryKey(),
    path: text().notNull(),
    claims: jsonb().$type<PreviewClaims>().notNull(),
    /** The record of the preview, if it has one. */
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
