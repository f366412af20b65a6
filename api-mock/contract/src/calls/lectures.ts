import { z } from 'zod';

import {
  clashesAnswer,
  clashesQuery,
  createFlags,
  lectureChange,
  lectureChangesBody,
  lectureCheckAnswer,
  lectureCheckBody,
  lectureChoices,
  lectureHistoryEntry,
  planAnswer,
  planQuery,
  scopeQuery,
  updateFlags,
} from '../resources/lecture-changes.ts';
import { pasteAnswer, pasteBody } from '../resources/lecture-paste.ts';
import { liveLectures } from '../resources/live-lectures.ts';
import { deleteQuery } from '../core/records.ts';
import { type Calls, plain, staff } from './call.ts';
import { resourceCalls } from './resources.ts';
import type { Resource } from '../resources/resource.ts';

const {
  'POST /admin/:resource': create,
  'PUT /admin/:resource/:id': update,
  'DELETE /admin/:resource/:id': remove,
} = resourceCalls(liveLectures as Resource);

/** The planner: changes of several lectures, their clashes and reach, pasted timetables, history. */
export const lectureCalls = {
  // A lecture is saved like every record; it can also repeat, clash and be cancelled.
  'POST /admin/live-lectures': {
    ...create,
    body: (create.body as unknown as z.ZodObject).extend(createFlags.shape),
    errors: [...create.errors, 'CLASH'],
  },
  'PUT /admin/live-lectures/:id': {
    ...update,
    query: scopeQuery,
    body: (update.body as unknown as z.ZodObject).extend(updateFlags.shape),
    errors: [...update.errors, 'CLASH'],
  },
  'DELETE /admin/live-lectures/:id': { ...remove, query: deleteQuery.extend(scopeQuery.shape) },
  'GET /admin/live-lectures/between': {
    summary: 'All lectures that overlap some days, and the holidays among these; at most 400 days.',
    access: staff('list', 'live-lectures'),
    query: planQuery,
    answer: planAnswer,
  },
  'GET /admin/live-lectures/choices': plain(
    staff('list', 'live-lectures'),
    'The courses, semesters, batches and subjects that lectures are planned from.',
    lectureChoices,
  ),
  'GET /admin/live-lectures/clashes': {
    summary: 'Present clashes: lectures of one batch at once, lectures on holidays.',
    access: staff('list', 'live-lectures'),
    query: clashesQuery,
    answer: clashesAnswer,
  },
  'POST /admin/live-lectures/changes': {
    summary: 'Creates, changes and deletes lectures as one change: all operations or none.',
    access: staff('update', 'live-lectures'),
    body: lectureChangesBody,
    answer: lectureChange,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CLASH'],
  },
  'POST /admin/live-lectures/check': {
    summary: 'The clashes and the reach of a lecture or a change that is not saved yet.',
    access: staff('list', 'live-lectures'),
    body: lectureCheckBody,
    answer: lectureCheckAnswer,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /admin/live-lectures/paste': {
    summary: 'Creates lectures from a pasted timetable: all its rows, or none where one has a fault.',
    access: staff('create', 'live-lectures'),
    body: pasteBody,
    answer: pasteAnswer,
  },
  'GET /admin/live-lectures/:id/history': {
    summary: 'The changes of a lecture: by whom, before and after; the newest first.',
    access: staff('read', 'live-lectures/history'),
    answer: z.array(lectureHistoryEntry),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
