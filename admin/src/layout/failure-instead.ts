import { HttpError } from 'react-admin';

const HIDES = [403, 404, 410];

/**
 * The failure to show in place of the data. Loaded data stays, with everything typed beside it, unless the server says
 * that it is gone or forbidden.
 */
export function failureInstead<Failed>(error: Failed | null, data: unknown): Failed | null {
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  const isHidden = HIDES.some((one) => one === status);
  return data === undefined || isHidden ? error : null;
}
