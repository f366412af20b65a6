import { z } from 'zod';

import { restoreBody, usage } from '../core/records.ts';
import { mediaFields, mediaFolder, mediaRecord, replaceFields, uploadFields } from '../operations/media.ts';
import { type Calls, staff, UPLOAD_ERRORS } from './call.ts';
import { filteredAndSortedBy, partialWithVersion, recordCalls } from './records.ts';

const pdfFile = { access: 'public', answer: z.string(), as: 'file', type: 'application/pdf' } as const;
/** The file name of a PDF; its own by default. */
const saveName = z.string().max(200).optional();

const media = recordCalls('media', mediaRecord);
const LIST_FIELDS = filteredAndSortedBy(
  ...Object.keys(mediaRecord.omit({ address: true, variants: true, focus: true, crops: true }).shape),
);

/** Uploaded files, and downloads of PDFs (§7). */
export const mediaCalls = {
  'GET /admin/media': media.list('Uploaded files; the newest first. `used`: whether a record shows them.', {
    ...LIST_FIELDS,
    filters: [...LIST_FIELDS.filters, 'used'],
  }),
  'GET /admin/media/trash': media.list('Deleted files, for 30 days.', LIST_FIELDS),
  'GET /admin/media/folders': {
    summary: 'Folders that hold a file.',
    access: staff('list', 'media'),
    answer: z.array(mediaFolder),
    as: 'bare',
  },
  'GET /admin/media/:id': media.read('A file and its stored variants.'),
  'PUT /admin/media/:id': media.update(partialWithVersion(mediaFields), {
    summary: 'Changes the name, folder and texts of a file, and what a page shows of a picture.',
  }),
  'DELETE /admin/media/:id': media.delete({
    summary: 'Moves a file that nothing shows to the trash.',
    errors: ['IN_USE'],
  }),
  'POST /admin/media/:id/restore': media.action('update', {
    summary: 'Takes a file out of the trash.',
    body: restoreBody,
    errors: ['LOCKED'],
  }),
  'GET /admin/media/:id/where-used': {
    summary: 'Records that show a file, live or drafted.',
    access: staff('read', 'media'),
    answer: z.array(usage),
    as: 'bare',
  },
  'POST /admin/upload': media.action('create', {
    summary: 'Stores an uploaded picture, PDF or video; pictures are encoded again in several widths.',
    multipart: true,
    body: uploadFields,
    // Required for a picture alone; other files may send `decorative`, which is ignored.
    needsOneOf: ['alt', 'decorative', 'later'],
    status: 201,
    errors: UPLOAD_ERRORS,
  }),
  'POST /admin/media/:id/file': media.action('update', {
    summary: 'Replaces a file by another of the same kind; the old address stays valid.',
    multipart: true,
    body: replaceFields,
    errors: [...UPLOAD_ERRORS, 'NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  'GET /brochure/:id': {
    ...pdfFile,
    summary: 'The brochure of a live programme, made from its content, as a file to save.',
    query: z.object({ name: saveName }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'GET /family/:language/:id': {
    ...pdfFile,
    summary: 'The sheet of a live programme for the family, in English or Hindi, on one page of A4, as a file to save.',
    query: z.object({ name: saveName }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'GET /download': {
    ...pdfFile,
    summary: 'A PDF of our own media, one that the API makes, or one of a listed host, as a file to save.',
    query: z.object({ url: z.string().min(1).max(2_000), name: saveName }),
    errors: ['DOWNLOAD_REFUSED', 'NOT_FOUND', 'DOWNLOAD_FAILED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Calls;
