import { ApiError, CLEANED_FIELDS } from '@prospectus/contract';
import type { RequestHandler } from 'express';

/**
 * Refuses NUL and lone surrogates anywhere in a request: the database cannot store them. Fields that a page
 * fills in by itself are cleaned by their schema instead.
 */
export const storableText: RequestHandler = (req, _res, next) => {
  const errors: Record<string, string> = {};
  collect(req.query, '', errors);
  collect(req.body, '', errors);
  const refused = Object.entries(errors).filter(([path]) => !(OF_LEADS.test(req.path) && isCleaned(path)));
  if (refused.length > 0) throw new ApiError('INVALID_FIELDS', { errors: Object.fromEntries(refused) });
  if (/%00/.test(req.originalUrl.split('?')[0] ?? '')) throw new ApiError('BAD_REQUEST');
  next();
};

const OF_LEADS = /^\/api\/(leads|erp)(\/|$)/i;
const isCleaned = (path: string): boolean =>
  CLEANED_FIELDS.includes(path.replace(/^data\./, '').split('.', 1)[0] ?? '');

/** The paths of texts in a value that cannot be stored. */
export function unstorableIn(value: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  collect(value, '', errors);
  return errors;
}

// Without a limit of depth a body could exhaust the stack.
const DEEPEST = 64;

function collect(value: unknown, path: string, errors: Record<string, string>, depth = 0): void {
  if (depth > DEEPEST) throw new ApiError('BAD_REQUEST');
  if (typeof value === 'string') {
    if (!isStorable(value)) errors[path] = 'This text contains characters that cannot be stored.';
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const childPath = path ? `${path}.${key}` : key;
    if (!isStorable(key)) throw new ApiError('BAD_REQUEST');
    collect(child, childPath, errors, depth + 1);
  }
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
