import { z } from 'zod';

import { mediaRecord, replaceFields, uploadFields } from '../operations/media.ts';
import { limited, type Endpoint } from './endpoint.ts';

const forStaff = ['SIGN_IN_REQUIRED', 'NOT_ALLOWED'] as const;
const refusedFiles = [
  'BAD_REQUEST',
  'INVALID_FIELDS',
  'UNKNOWN_FIELD',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'UNAVAILABLE',
] as const;

/** The name to save a PDF under; its own where it is not given. */
const saveName = z.string().max(200).optional();

/** Uploaded files, and the download of a PDF (§7). */
export const mediaEndpoints = {
  uploadMedia: {
    summary: 'Stores an uploaded picture, PDF or video; pictures are encoded again in several widths.',
    access: 'staff',
    permission: { verb: 'create', subject: 'media' },
    multipart: true,
    body: uploadFields,
    // A picture is refused without; for other files `decorative` may be sent and says nothing.
    needsOneOf: ['alt', 'decorative', 'later'],
    answer: mediaRecord,
    bare: true,
    status: 201,
    errors: [...forStaff, ...refusedFiles],
  },
  replaceMedia: {
    summary: 'Replaces a file by another of the same kind; the old address stays valid.',
    access: 'staff',
    permission: { verb: 'update', subject: 'media' },
    multipart: true,
    body: replaceFields,
    answer: mediaRecord,
    bare: true,
    errors: [...forStaff, ...refusedFiles, 'NOT_FOUND', 'VERSION_CONFLICT'],
  },
  programBrochure: {
    summary: 'The brochure of a live programme, made from its content, as a file to save.',
    access: 'public',
    query: z.object({ name: saveName }),
    answer: z.string(),
    answerType: 'application/pdf',
    bare: true,
    errors: ['INVALID_FIELDS', 'NOT_FOUND', ...limited],
  },
  familyPdf: {
    summary: 'The sheet of a live programme for the family, in English or Hindi, on one page of A4, as a file to save.',
    access: 'public',
    query: z.object({ name: saveName }),
    answer: z.string(),
    answerType: 'application/pdf',
    bare: true,
    errors: ['INVALID_FIELDS', 'NOT_FOUND', ...limited],
  },
  download: {
    summary: 'A PDF of our own media, one that the API makes, or one of a listed host, as a file to save.',
    access: 'public',
    query: z.object({
      url: z.string().min(1).max(2_000),
      name: saveName,
    }),
    answer: z.string(),
    answerType: 'application/pdf',
    bare: true,
    errors: ['INVALID_FIELDS', 'DOWNLOAD_REFUSED', 'NOT_FOUND', 'DOWNLOAD_FAILED', 'UNAVAILABLE', ...limited],
  },
} as const satisfies Record<string, Endpoint>;
