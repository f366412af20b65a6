import { ApiError } from '@prospectus/contract';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';

// Every upload is held in memory until it is read.
const MAX_CONCURRENT = 8;

const LIMITS = {
  files: 1,
  fields: 6,
  parts: 7,
  fieldSize: 4_096,
  fieldNameSize: 60,
  headerPairs: 20,
  fieldNestingDepth: 1,
};

/** Reads a multipart body with one `file` up to a size, and no text fields but the named ones. */
export function receiveFile(texts: readonly string[], bytes: number): RequestHandler {
  const limits = { ...LIMITS, fileSize: bytes };
  const read = multer({ storage: multer.memoryStorage(), defParamCharset: 'utf8', limits }).single('file');
  let underWay = 0;
  return (req, res, next) => {
    if (!req.is('multipart/form-data'))
      throw new ApiError('UNSUPPORTED_TYPE', { msg: 'The body must be multipart/form-data.' });
    if (underWay >= MAX_CONCURRENT) throw new ApiError('UNAVAILABLE', { retryAfter: 5 });
    underWay += 1;
    leave(res, () => (underWay -= 1));
    read(req, res, (error: unknown) => {
      next(error ? named(error) : wrongTexts(req, texts));
    });
  };
}

const leave = (res: Response, left: () => void): void => void res.once('close', left);

/** The file that was received. */
export function fileOf(req: Request): { bytes: Buffer; name: string } {
  if (!req.file) throw new ApiError('INVALID_FIELDS', { errors: { file: 'Choose a file.' } });
  return { bytes: req.file.buffer, name: req.file.originalname };
}

function wrongTexts(req: Request, texts: readonly string[]): ApiError | undefined {
  const unknown = Object.keys(req.body as object).find((name) => !texts.includes(name));
  return unknown === undefined ? undefined : unknownField(unknown);
}

function named(error: unknown): ApiError {
  if (!(error instanceof MulterError)) return new ApiError('BAD_REQUEST');
  if (error.code === 'LIMIT_FILE_SIZE')
    return new ApiError('TOO_LARGE', { errors: { file: 'This file is too large.' } });
  if (error.code === 'LIMIT_UNEXPECTED_FILE' && error.field !== 'file') return unknownField(error.field ?? '');
  return new ApiError('BAD_REQUEST');
}

const unknownField = (name: string): ApiError => {
  const known = name.toWellFormed().slice(0, 60);
  return new ApiError('UNKNOWN_FIELD', {
    msg: `There is no field named “${known}”.`,
    errors: { [known]: 'There is no such field.' },
  });
};
