import { HttpError } from 'react-admin';

const HIDES = [403, 404, 410];

/**
 * The failure that is shown in place of what was loaded. What was loaded before stays, with all that is typed beside it,
 * unless the server says that it is gone or that the person may not see it.
 */
export function failureInstead<Failed>(error: Failed | null, data: unknown): Failed | null {
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  const isHidden = HIDES.some((one) => one === status);
  return data === undefined || isHidden ? error : null;
}
