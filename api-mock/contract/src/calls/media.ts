import { z } from 'zod';

import { restoreBody, usage } from '../core/records.ts';
import { mediaFields, mediaFolder, mediaRecord, replaceFields, uploadFields } from '../operations/media.ts';
import { type Calls, staff } from './call.ts';
import { changeOf, recordCalls, sameNames } from './records.ts';

const refusedFiles = [
  'BAD_REQUEST',
  'INVALID_FIELDS',
  'UNKNOWN_FIELD',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'UNAVAILABLE',
] as const;

/** The name to save a PDF under; by default its own. */
const saveName = z.string().max(200).optional();

const savedPdf = { access: 'public', answer: z.string(), as: 'file', type: 'application/pdf' } as const;

const media = recordCalls('media', mediaRecord);
const LISTED = sameNames(
  ...Object.keys(mediaRecord.omit({ address: true, variants: true, focus: true, crops: true }).shape),
);

/** Uploaded files, and the download of a PDF (§7). */
export const mediaCalls = {
  'GET /admin/media': media.list('Uploaded files; the newest first. `used` tells those that a record shows.', {
    ...LISTED,
    filters: [...LISTED.filters, 'used'],
  }),
  'GET /admin/media/trash': media.list('Deleted files, for 30 days.', LISTED),
  'GET /admin/media/folders': {
    summary: 'Folders that hold a file.',
    access: staff('list', 'media'),
    answer: z.array(mediaFolder),
    as: 'bare',
  },
  'GET /admin/media/:id': media.read('A file and its stored variants.'),
  'PUT /admin/media/:id': media.update(changeOf(mediaFields), {
    summary: 'Changes the name, folder and texts of a file, and what a page shows of a picture.',
  }),
  'DELETE /admin/media/:id': media.delete({
    summary: 'Moves a file that nothing shows to the trash.',
    errors: ['IN_USE'],
  }),
  'POST /admin/media/:id/restore': {
    summary: 'Takes a file out of the trash.',
    access: staff('update', 'media'),
    body: restoreBody,
    answer: mediaRecord,
    as: 'bare',
    errors: ['LOCKED'],
  },
  'GET /admin/media/:id/where-used': {
    summary: 'Records that show a file, live or drafted.',
    access: staff('read', 'media'),
    answer: z.array(usage),
    as: 'bare',
  },
  'POST /admin/upload': {
    summary: 'Stores an uploaded picture, PDF or video; pictures are encoded again in several widths.',
    access: staff('create', 'media'),
    multipart: true,
    body: uploadFields,
    // A picture is refused without; for other files `decorative` may be sent and says nothing.
    needsOneOf: ['alt', 'decorative', 'later'],
    answer: mediaRecord,
    as: 'bare',
    status: 201,
    errors: [...refusedFiles],
  },
  'POST /admin/media/:id/file': {
    summary: 'Replaces a file by another of the same kind; the old address stays valid.',
    access: staff('update', 'media'),
    multipart: true,
    body: replaceFields,
    answer: mediaRecord,
    as: 'bare',
    errors: [...refusedFiles, 'NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'GET /brochure/:id': {
    summary: 'The brochure of a live programme, made from its content, as a file to save.',
    ...savedPdf,
    query: z.object({ name: saveName }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'GET /family/:language/:id': {
    summary: 'The sheet of a live programme for the family, in English or Hindi, on one page of A4, as a file to save.',
    ...savedPdf,
    query: z.object({ name: saveName }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'GET /download': {
    summary: 'A PDF of our own media, one that the API makes, or one of a listed host, as a file to save.',
    ...savedPdf,
    query: z.object({ url: z.string().min(1).max(2_000), name: saveName }),
    errors: ['DOWNLOAD_REFUSED', 'NOT_FOUND', 'DOWNLOAD_FAILED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Calls;
