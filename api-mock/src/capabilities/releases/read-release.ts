import { ApiError, releaseFields } from '@prospectus/contract';
import { z } from 'zod';

import { parse } from '../../platform/http/parse.ts';

// A release carries its time itself, unlike a document; what else a record carries may come along.
const CARRIED = new Set(['id', 'state', 'note', 'created_at', 'updated_at', 'published_at']);
const change = releaseFields.partial().extend({ version: z.int().min(1).optional() });

/** The fields of a new release. */
export const readNewRelease = (body: unknown) => parse(releaseFields, own(body));

/** The fields that a change gives, and the version that was seen. */
export function readReleaseChange(body: unknown): z.output<typeof change> {
  const given = own(body);
  const parsed = parse(change, given);
  // Defaults apply inside `.partial()`, and a field that was left out must not change.
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => Object.hasOwn(given, name)));
}

function own(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('BAD_REQUEST', { msg: 'The body must be an object.' });
  const given = Object.entries(body).filter(([name]) => !CARRIED.has(name));
  const unknown = given.flatMap(([name]) => (name in change.shape ? [] : [name]));
  if (unknown.length > 0)
    throw new ApiError('UNKNOWN_FIELD', {
      errors: Object.fromEntries(unknown.map((name) => [name, 'There is no such field.'])),
    });
  return Object.fromEntries(given);
}
