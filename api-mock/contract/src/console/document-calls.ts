import type { Resource } from '../resources/resource.ts';
import { type ConsoleCall, callOn, LISTED, type ListNames, ONE, type Shapes } from './call.ts';
import { consoleCalls } from './call-shapes.ts';

type Calls = Record<string, ConsoleCall>;
const LIVE = [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'] as const;

/** What documents have beyond records: the trash, copies, drafts that go live. */
export function documentCalls(resource: Resource, shapes: Shapes, list: ListNames): Calls {
  const slugged = resource.slug ? (['SLUG_TAKEN'] as const) : [];
  return {
    trash: callOn(shapes, consoleCalls.trash, {
      summary: `${resource.label.many} that were deleted.`,
      list,
      errors: LISTED,
    }),
    clone: callOn(shapes, consoleCalls.clone, {
      summary: 'Makes a copy with all its content, as a draft; its parts have ids of their own.',
      errors: [...ONE, 'LOCKED', ...slugged],
    }),
    publish: callOn(shapes, consoleCalls.publish, {
      summary: 'Makes the draft live.',
      errors: [...LIVE, 'CHECKS_FAILED'],
    }),
    schedule: callOn(shapes, consoleCalls.schedule, {
      summary: 'Schedules when the draft is published and the record unpublished; null unsets a time.',
      errors: LIVE,
    }),
    unpublish: callOn(shapes, consoleCalls.unpublish, {
      summary: 'Takes it off the site; what was live is its draft.',
      errors: [...LIVE, 'IN_USE'],
    }),
    discard: callOn(shapes, consoleCalls.discard, { summary: 'Drops the draft; what is live stays.', errors: LIVE }),
    presence: callOn(shapes, consoleCalls.presence, {
      summary:
        'Who has it open now; as server-sent events where they are asked for, with the changes that are saved in it.',
      errors: [...ONE, 'UNAVAILABLE'],
    }),
    whereUsed: callOn(shapes, consoleCalls.whereUsed, {
      summary: 'Records that refer to it, live or drafted.',
      errors: ONE,
    }),
  };
}

/** What was done to a document, how it stood, what changed between, and the way back. */
export const historyCalls = (resource: Resource, shapes: Shapes): Calls => ({
  history: callOn(shapes, consoleCalls.history, { summary: 'What happened to it, newest first.', errors: ONE }),
  revision: callOn(shapes, consoleCalls.revision, {
    summary: 'One version with its fields as they stood.',
    errors: ONE,
  }),
  difference: callOn(shapes, consoleCalls.difference, {
    summary: 'Fields that differ between two versions, or between what is live and the draft.',
    errors: [...ONE, 'INVALID_FIELDS'],
  }),
  restore: callOn(shapes, consoleCalls.restore, {
    summary: 'Brings an earlier version back as the draft; without one, takes the record out of the trash.',
    errors: [...ONE, 'INVALID_FIELDS', 'LOCKED', ...(resource.slug ? (['SLUG_TAKEN'] as const) : [])],
  }),
});

/** Records by their position, counted from 1. */
export const positionCalls = (shapes: Shapes): Calls => ({
  readAt: callOn(shapes, consoleCalls.readAt, { summary: 'The one at a position, counted from 1.', errors: ONE }),
  updateAt: callOn(shapes, consoleCalls.updateAt, {
    summary: 'Changes the one at a position.',
    errors: [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT'],
  }),
  deleteAt: callOn(shapes, consoleCalls.deleteAt, {
    summary: 'Deletes the one at a position.',
    errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'IN_USE'],
  }),
});
