import { isDeepStrictEqual } from 'node:util';

import { ApiError, type UserChange, userChange, userRecord, type UserRecord } from '@prospectus/contract';
import { z } from 'zod';

import { parse } from '../../platform/http/parse.ts';

const known = z.looseObject({ version: userRecord.shape.version.optional() });

/**
 * What an admin changes of a person. The console sends whole records: what only the person themselves or the API can
 * change may come along as it is, and is refused where it differs, so that nothing sent is lost unseen. What changes
 * by itself while the person is signed in is not compared.
 */
export function readUserChange(body: unknown, before: UserRecord): { change: UserChange; version: number | undefined } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('BAD_REQUEST', { msg: 'The body must be an object.' });
  const { version, ...fields } = parse(known, body);
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (Object.hasOwn(userChange.shape, name) || CHANGES_BY_ITSELF.has(name)) continue;
    if (!Object.hasOwn(userRecord.shape, name)) throw unknown(name);
    if (!isDeepStrictEqual(value, before[name as keyof UserRecord])) errors[name] = 'This cannot be changed here.';
  }
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
  return { change: parse(userChange, body), version };
}

const CHANGES_BY_ITSELF: ReadonlySet<string> = new Set([
  'last_sign_in_at',
  'last_seen_at',
  'open_sessions',
  'waiting',
  'second_factor',
  'invited_role',
  'language',
] satisfies (keyof UserRecord)[]);

const unknown = (name: string): ApiError =>
  new ApiError('UNKNOWN_FIELD', {
    msg: `There is no field named “${name}”.`,
    errors: { [name]: 'There is no such field.' },
  });
