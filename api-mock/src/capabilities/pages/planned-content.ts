import type { PreviewClaims } from '@prospectus/contract';

import type { DocumentRow } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';

/** What of a document is shown in a preview. */
type Planned = Pick<DocumentRow, 'id' | 'published' | 'draft' | 'publish_at' | 'unpublish_at'>;

/**
 * The fields that a preview shows of a document; null where it shows none. Without a time or release every draft is
 * shown. With a release its drafts; with a time what is live by the schedules and releases then, and the draft of the
 * record the preview is about where that is not planned.
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

// Where both times have passed, the later one decides; a schedule never unpublishes before it publishes.
function liveAt({ published, draft, publish_at, unpublish_at }: Planned, time: Date): Fields | null {
  const publishes = publish_at !== null && publish_at <= time;
  const unpublishes = unpublish_at !== null && unpublish_at <= time;
  if (unpublishes && !(publishes && publish_at > unpublish_at)) return null;
  return publishes ? (draft ?? published) : published;
}
