import type { PreviewClaims } from '@prospectus/contract';

import type { DocumentRow } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';

/** The columns of a document that a preview uses. */
type Planned = Pick<DocumentRow, 'id' | 'published' | 'draft' | 'publish_at' | 'unpublish_at'>;

/**
 * The fields of a document in a preview; null where it is not shown. A preview shows every draft; of a release, its drafts;
 * of a time, the content that schedules and releases have published by then, and the unplanned draft of its own record.
 */
export function plannedFields(
  row: Planned,
  { at, id, release }: Pick<PreviewClaims, 'at' | 'id' | 'release'>,
  released: ReadonlySet<string>,
): Fields | null {
  if (released.has(row.id)) return row.draft ?? row.published;
  if (at === undefined) return release === undefined ? (row.draft ?? row.published) : row.published;
  const scheduled = row.publish_at !== null || row.unpublish_at !== null;
  if (row.id === id && !scheduled) return row.draft ?? row.published;
  return liveAt(row, new Date(at));
}

// Where both times have passed, the later one decides.
function liveAt({ published, draft, publish_at, unpublish_at }: Planned, time: Date): Fields | null {
  const publishes = publish_at !== null && publish_at <= time;
  const unpublishes = unpublish_at !== null && unpublish_at <= time;
  if (unpublishes && !(publishes && publish_at > unpublish_at)) return null;
  return publishes ? (draft ?? published) : published;
}
