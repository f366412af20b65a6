import { ApiError } from '@prospectus/contract';
import type { RequestHandler } from 'express';

/** A page of another site that a developer has open must not wipe their data with a plain form. */
export const refuseOtherSites: RequestHandler = (req, _res, next) => {
  if (req.get('sec-fetch-site') === 'cross-site') throw new ApiError('NOT_ALLOWED');
  next();
};
