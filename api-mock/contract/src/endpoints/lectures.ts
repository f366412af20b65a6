import { z } from 'zod';

import {
  clashesAnswer,
  clashesQuery,
  lectureChange,
  lectureChangesBody,
  lectureCheckAnswer,
  lectureCheckBody,
  lectureChoices,
  lectureHistoryEntry,
  planAnswer,
  planQuery,
} from '../resources/lecture-changes.ts';
import { pasteAnswer, pasteBody } from '../resources/lecture-paste.ts';
import type { Endpoint } from './endpoint.ts';

const GUARDED = ['SIGN_IN_REQUIRED', 'NOT_ALLOWED'] as const;

/** The planner: several lectures at once, what clashes, whom a change reaches, and the way back. */
export const lectureEndpoints = {
  lecturesBetween: {
    summary: 'All lectures that overlap some days, and the holidays among these; at most 400 days.',
    access: 'staff',
    permission: { verb: 'list', subject: 'live-lectures' },
    query: planQuery,
    answer: planAnswer,
    errors: [...GUARDED, 'INVALID_FIELDS'],
  },
  lectureChoices: {
    summary: 'The courses, semesters, batches and subjects that lectures are planned from.',
    access: 'staff',
    permission: { verb: 'list', subject: 'live-lectures' },
    answer: lectureChoices,
    errors: [...GUARDED],
  },
  lectureClashes: {
    summary: 'What clashes as it stands: lectures of one batch at once, lectures on holidays.',
    access: 'staff',
    permission: { verb: 'list', subject: 'live-lectures' },
    query: clashesQuery,
    answer: clashesAnswer,
    errors: [...GUARDED, 'INVALID_FIELDS'],
  },
  changeLectures: {
    summary: 'Creates, changes and deletes lectures as one change: all operations or none.',
    access: 'staff',
    permission: { verb: 'update', subject: 'live-lectures' },
    body: lectureChangesBody,
    answer: lectureChange,
    errors: [...GUARDED, 'INVALID_FIELDS', 'NOT_FOUND', 'VERSION_CONFLICT', 'CLASH'],
  },
  checkLecture: {
    summary: 'What a lecture, or a change, would clash with and whom it would reach; saves nothing.',
    access: 'staff',
    permission: { verb: 'list', subject: 'live-lectures' },
    body: lectureCheckBody,
    answer: lectureCheckAnswer,
    errors: [...GUARDED, 'INVALID_FIELDS', 'NOT_FOUND', 'VERSION_CONFLICT'],
  },
  pasteLectures: {
    summary: 'Creates lectures from a pasted timetable: all its rows, or none where one has a fault.',
    access: 'staff',
    permission: { verb: 'create', subject: 'live-lectures' },
    body: pasteBody,
    answer: pasteAnswer,
    errors: [...GUARDED, 'INVALID_FIELDS'],
  },
  lectureHistory: {
    summary: 'What was done to a lecture, by whom, and what it was before; the newest first.',
    access: 'staff',
    permission: { verb: 'read', subject: 'live-lectures/history' },
    answer: z.array(lectureHistoryEntry),
    errors: [...GUARDED, 'NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
