import { ApiError } from '@prospectus/contract';
import express, { type RequestHandler } from 'express';

const read = express.json({ limit: '2mb' });

/** Reads a JSON body; any other kind of body is refused with 415. */
export const jsonBody: RequestHandler = (req, res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('application/json')) throw new ApiError('UNSUPPORTED_TYPE');
  read(req, res, next);
};
