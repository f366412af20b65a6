import { ApiError } from '@prospectus/contract';
import type { Response } from 'express';

/** A function that throws once nobody waits for the answer, so that the transaction that calls it is rolled back. */
export const endIfCancelled = (res: Response) => (): void => {
  if (res.closed) throw new ApiError('UNAVAILABLE');
};
