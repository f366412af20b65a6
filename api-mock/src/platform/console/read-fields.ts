import { ApiError, recordMeta, type Resource } from '@prospectus/contract';
import { z } from 'zod';

import { parse } from '../http/parse.ts';

type Body = Record<string, unknown>;
type Fielded = Pick<Resource, 'schema' | 'carries'>;

/** All fields of a new record, with their defaults. */
export const readNew = (resource: Fielded, body: unknown, flags: z.ZodObject = z.object()): Body => {
  const given = ownFields(resource, body, Object.keys(flags.shape));
  return refuseUnknown(given, parse(resource.schema, given) as Body);
};

/**
 * The fields a change gives, and no default for those it leaves out. What a record carries besides its own fields
 * may come along, as the console sends whole records; only `version` among it means anything. `flags` are read elsewhere.
 */
export function readChange(
  resource: Fielded,
  body: unknown,
  flags: z.ZodObject = z.object(),
): { given: Body; version: number | undefined } {
  const fields = ownFields(resource, body, Object.keys(flags.shape));
  const { version } = parse(z.object({ version: recordMeta.shape.version.optional() }), body);
  // Defaults would apply inside `.partial()`, so only what is given is parsed.
  const given = z.object(
    Object.fromEntries(Object.entries(resource.schema.shape).filter(([name]) => Object.hasOwn(fields, name))),
  );
  return { given: refuseUnknown(fields, parse(given, fields) as Body), version };
}

function ownFields(resource: Fielded, body: unknown, flags: readonly string[] = []): Body {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('BAD_REQUEST', { msg: 'The body must be an object.' });
  const fields = Object.entries(body).filter(
    ([name]) =>
      !Object.hasOwn(recordMeta.shape, name) && !Object.hasOwn(resource.carries ?? {}, name) && !flags.includes(name),
  );
  throwUnknown(fields.map(([name]) => name).filter((name) => !Object.hasOwn(resource.schema.shape, name)));
  return Object.fromEntries(fields);
}

/** Inside parts zod drops what it does not know; here it is refused, so that nothing sent is lost unseen. */
function refuseUnknown(given: Body, parsed: Body): Body {
  const lost: string[] = [];
  collectLost(given, parsed, '', lost);
  throwUnknown(lost);
  return parsed;
}

function collectLost(given: unknown, parsed: unknown, path: string, lost: string[]): void {
  if (typeof given !== 'object' || given === null || typeof parsed !== 'object' || parsed === null) return;
  for (const [key, value] of Object.entries(given)) {
    const here = path ? `${path}.${key}` : key;
    if (value === undefined) continue;
    if (!Object.hasOwn(parsed, key)) lost.push(here);
    else collectLost(value, (parsed as Body)[key], here, lost);
  }
}

function throwUnknown(names: string[]): void {
  if (names.length === 0) return;
  const errors = Object.fromEntries(names.map((name) => [name, 'There is no such field.']));
  throw new ApiError('UNKNOWN_FIELD', { msg: `There is no field named “${names.join('”, “')}”.`, errors });
}
