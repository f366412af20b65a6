import { recordMeta } from '../core/records.ts';
import { PART_FILTERS, partMeta, partOwner, type PartResource } from '../resources/parts.ts';
import { callOn, type ConsoleCall, type ConsoleSubject, GUARDED, LISTED, ONE, type Shapes } from './call.ts';
import { partCalls } from './call-shapes.ts';

/** The console's calls on a part of programmes; all of them work on the programme's draft. */
export function partSubject(part: PartResource): ConsoleSubject {
  const single = 'single' in part;
  const own = ['id', 'position', part.titleField];
  const shapes: Shapes = {
    record: part.schema.extend(partMeta.shape),
    fields: part.schema.extend(partOwner.shape),
    change: part.schema.partial().extend({
      programId: partOwner.shape.programId.optional(),
      version: recordMeta.shape.version.optional(),
    }),
  };
  const calls: Record<string, ConsoleCall> = {
    list: callOn(shapes, partCalls.list, {
      summary: `${part.label.many} of one programme, or those with the given ids.`,
      list: { filters: ['q', 'programId', ...own], sorts: own, needsOneOf: PART_FILTERS },
      errors: LISTED,
    }),
    create: callOn(shapes, partCalls.create, {
      summary: single ? 'Fills it in where it is still empty.' : 'Adds one at the end of its programme’s list.',
      errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'LOCKED'],
    }),
    read: callOn(shapes, partCalls.read, {
      summary: single ? 'The one of a programme, by the programme’s id.' : 'One, found without its programme.',
      errors: [...ONE, 'INVALID_FIELDS', 'LOCKED'],
    }),
    update: callOn(shapes, partCalls.update, {
      summary: 'Changes the fields that are given, in the programme’s draft; a stale version answers both sides.',
      errors: [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT', 'LOCKED'],
    }),
    delete: callOn(shapes, partCalls.delete, {
      summary: single ? 'Empties it, and answers it as it was.' : 'Takes it out of its programme.',
      errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'],
    }),
  };
  if (single) return { name: part.name, label: part.label.many, calls };
  const reorder = callOn(shapes, partCalls.reorder, {
    summary: 'Puts the named ones first, in that order; all of them are of one programme.',
    errors: [...GUARDED, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'],
  });
  return { name: part.name, label: part.label.many, calls: { ...calls, reorder } };
}
