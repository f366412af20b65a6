import { z } from 'zod';

import { done } from '../endpoints/endpoint.ts';
import { deleteQuery, listQuery, recordMeta } from '../core/records.ts';
import { PART_FILTERS, partMeta, partOwner, partReorderBody, type PartResource } from '../resources/parts.ts';
import { type ConsoleCall, type ConsoleSubject, GUARDED, LISTED, ONE } from './call.ts';

/** The console's calls on a part of programmes; all of them work on the programme's draft. */
export function partSubject(part: PartResource): ConsoleSubject {
  const record = part.schema.extend(partMeta.shape);
  const single = 'single' in part;
  const own = ['id', 'position', part.titleField];
  const calls: Record<string, ConsoleCall> = {
    list: {
      method: 'GET',
      path: '',
      verb: 'list',
      summary: `${part.label.many} of one programme, or those with the given ids.`,
      query: listQuery,
      list: { filters: ['q', 'programId', ...own], sorts: own, needsOneOf: PART_FILTERS },
      answer: z.array(record),
      errors: LISTED,
    },
    create: {
      method: 'POST',
      path: '',
      verb: 'create',
      summary: single ? 'Fills it in where it is still empty.' : 'Adds one at the end of its programme’s list.',
      body: part.schema.extend(partOwner.shape),
      answer: record,
      status: 201,
      errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'LOCKED'],
    },
    read: {
      method: 'GET',
      path: '/:id',
      verb: 'read',
      summary: single ? 'The one of a programme, by the programme’s id.' : 'One, found without its programme.',
      query: ofProgram.extend(deleteQuery.shape),
      answer: record,
      errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'],
    },
    update: {
      method: 'PUT',
      path: '/:id',
      verb: 'update',
      summary: 'Changes the fields that are given, in the programme’s draft; a stale version answers both sides.',
      query: ofProgram,
      body: part.schema.partial().extend({
        programId: partOwner.shape.programId.optional(),
        version: recordMeta.shape.version.optional(),
      }),
      answer: record,
      errors: [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT', 'LOCKED'],
    },
    delete: {
      method: 'DELETE',
      path: '/:id',
      verb: 'delete',
      summary: single ? 'Empties it, and answers it as it was.' : 'Takes it out of its programme.',
      query: ofProgram,
      answer: record,
      errors: [...ONE, 'INVALID_FIELDS', 'LOCKED'],
    },
  };
  return { name: part.name, label: part.label.many, calls: single ? calls : { ...calls, reorder } };
}

/** Which programme's part is meant, where a copied part has the same id. */
const ofProgram = z.object({ programId: z.uuid().optional() });

const reorder: ConsoleCall = {
  method: 'POST',
  path: '/reorder',
  verb: 'reorder',
  summary: 'Puts the named ones first, in that order; all of them are of one programme.',
  body: partReorderBody,
  answer: done,
  wrapped: true,
  errors: [...GUARDED, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'],
};
