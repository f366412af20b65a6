import { recordMeta } from '../core/records.ts';
import { leadViewFields, leadViewRecord } from '../leads/saved-views.ts';
import { callOn, type ConsoleSubject, GUARDED, LISTED, ONE } from './call.ts';
import { consoleCalls } from './call-shapes.ts';

const shapes = {
  record: leadViewRecord,
  fields: leadViewFields,
  change: leadViewFields.partial().extend({ version: recordMeta.shape.version.optional() }),
};

/** Saved views of the list of leads. */
export const leadViewSubject = {
  name: 'leads/views',
  label: 'Views of leads',
  calls: {
    list: callOn(shapes, consoleCalls.list, {
      summary: 'Own saved views of the list of leads, and those that others share, by title.',
      list: { filters: [], sorts: ['title'] },
      errors: LISTED,
    }),
    create: callOn(shapes, consoleCalls.create, {
      summary: 'Saves a view: filter, order, columns, list or board.',
      errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'],
    }),
    read: callOn(shapes, consoleCalls.read, { summary: 'One of them.', errors: ONE }),
    update: callOn(shapes, consoleCalls.update, {
      summary: 'Changes one’s own view, or shares it.',
      errors: [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT'],
    }),
    delete: callOn(shapes, consoleCalls.delete, {
      summary: 'Deletes one’s own view; an ADMIN also one that is shared.',
      errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT'],
    }),
  },
} as const satisfies ConsoleSubject;
