import type { z } from 'zod';

import { deleteQuery } from '../core/records.ts';
import { createFlags, scopeQuery, updateFlags } from '../resources/lecture-changes.ts';
import { liveLectures } from '../resources/live-lectures.ts';
import type { Resource } from '../resources/resource.ts';
import type { ConsoleCall, ConsoleSubject } from './call.ts';
import { consoleCalls, type CallShapes } from './call-shapes.ts';
import { resourceSubject } from './resource-calls.ts';

/** Calls on one lecture: a change may be for the others of its series. */
export const lectureCalls = {
  ...consoleCalls,
  update: { ...consoleCalls.update, query: scopeQuery },
  delete: { ...consoleCalls.delete, query: deleteQuery.extend(scopeQuery.shape) },
} as const satisfies CallShapes;

const { calls, ...named } = resourceSubject(liveLectures as Resource);

const withMore = (name: 'create' | 'update', flags: z.ZodObject): ConsoleCall => {
  const call = calls[name] as ConsoleCall;
  const body = (call.body as z.ZodObject).extend(flags.shape);
  return { ...call, ...(name === 'update' && { query: scopeQuery }), body, errors: [...call.errors, 'CLASH'] };
};

/** Lectures are saved like every record, and repeat, clash and are cancelled besides. */
export const lectureSubject: ConsoleSubject = {
  ...named,
  calls: {
    ...calls,
    create: withMore('create', createFlags),
    update: withMore('update', updateFlags),
    delete: { ...(calls['delete'] as ConsoleCall), query: lectureCalls.delete.query },
  },
};
