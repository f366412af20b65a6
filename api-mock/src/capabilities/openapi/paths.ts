import { COOKIE, type ListFields, listQuery, PERMISSIONS, ROLE } from '@prospectus/contract';
import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
  ZodOpenApiSecuritySchemeObject,
} from 'zod-openapi';

import { EXAMPLES } from './examples.ts';
import type { failureResponses } from './failures.ts';
import type { Operation } from './operations.ts';

type Failures = ReturnType<typeof failureResponses>;

/** The calls by address, then by method. */
export function pathsOf(operations: readonly Operation[], failures: Failures): ZodOpenApiPathsObject {
  const byPath = Map.groupBy(operations, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  return Object.fromEntries(
    [...byPath].map(([path, calls]) => [
      path,
      Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), describe(call, failures)])),
    ]),
  );
}

function describe(operation: Operation, failures: Failures): ZodOpenApiOperationObject {
  const { id, tag, summary, query, params, access } = operation;
  const description = [accessText(operation), operation.list && listText(operation.list)].filter(Boolean).join('\n\n');
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: securityOf(operation),
    ...(typeof access === 'object' && { 'x-permission': access }),
    ...(access === 'own' && { 'x-permission': 'anyone' }),
    requestParams: {
      ...(Object.keys(params).length > 0 && { path: z.object(params as z.ZodRawShape) }),
      ...(query && { query: operation.list ? listQueryOf(operation.list) : (query as z.ZodObject) }),
    },
    ...bodyOf(operation),
    responses: { [operation.status]: successResponse(operation), ...failures.of(operation.errors) },
  };
}

function bodyOf({ key, body, multipart, needsOneOf = [] }: Operation): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (!body) return {};
  if (multipart) {
    const file = z.file().meta({ description: 'The file itself.' });
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: (body as z.ZodObject).extend({ file }).meta(oneOf(needsOneOf)) } },
      },
    };
  }
  const example = EXAMPLES[key];
  const isOptional = z.safeParse(body, {}).success;
  return {
    requestBody: {
      required: !isOptional,
      content: { 'application/json': { schema: body, ...(example !== undefined && { example }) } },
    },
  };
}

// JSON Schema for “at least one of”; zod has none.
const oneOf = (names: readonly string[]) =>
  names.length === 0 ? {} : { anyOf: names.map((name) => ({ required: [name] })) };

function successResponse({ answer, as, type, list, status }: Operation): ZodOpenApiResponseObject {
  const schema = as === undefined ? z.object({ data: answer }) : answer;
  return {
    description: status === 201 ? 'Made.' : 'Done.',
    ...(list && {
      headers: {
        'Content-Range': {
          description: 'Which records of how many, such as `faqs 0-24/319`; exact to 10,000, estimated above.',
          schema: { type: 'string' },
        },
      },
    }),
    content: { [type ?? (as === 'events' ? 'text/event-stream' : 'application/json')]: { schema } },
  };
}

const ACCESS_TEXTS = {
  public: 'Anyone.',
  lead: 'A verified visitor, by the lead session.',
  own: 'Every person who is signed in.',
  local: 'Anyone, in local mode alone; in production there is nothing at this address.',
};

function accessText({ access }: Operation): string {
  if (typeof access !== 'object') return ACCESS_TEXTS[access];
  const roles = PERMISSIONS[access.subject]?.[access.verb] ?? [];
  return `Staff: ${Object.entries(ROLE)
    .filter(([, role]) => roles.includes(role))
    .map(([name]) => name)
    .join(', ')}.`;
}

const listQueryOf = ({ needsOneOf = [] }: ListFields) => {
  const { filter, range, sort, fields } = listQuery.shape;
  const example = Object.fromEntries(
    needsOneOf.slice(0, 1).map((name) => [name, '0197f0c2-0000-7000-8000-000000000000']),
  );
  return z.object({
    filter: filter.meta({ description: 'Fields and values, as JSON.', example: JSON.stringify(example) }),
    range: range.meta({ description: 'First and last, counted from 0.', example: '[0,24]' }),
    sort: sort.meta({ description: 'A field, and `ASC` or `DESC`.', example: '["id","ASC"]' }),
    fields: fields.meta({
      description: 'The fields wanted of each record, as JSON; its id always comes along. All where left out.',
      example: '["id"]',
    }),
  });
};

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const listText = ({ filters, sorts, needsOneOf = [] }: ListFields): string =>
  [
    `Filters: ${code(filters)}; with the endings \`_gte\`, \`_lte\` and \`_like\` where they make sense.`,
    needsOneOf.length > 0 ? `At least one of the filters ${code(needsOneOf)} is needed.` : '',
    `Sorts: ${code(sorts)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** The kinds of authentication. */
export const SECURITY_SCHEMES: Record<string, ZodOpenApiSecuritySchemeObject> = {
  staffToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token that `POST /user/login` and `POST /user/auth` answer; it is good for a few minutes.',
  },
  staffRefresh: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIE.refresh,
    description: 'Set on sign-in, changed with every `POST /user/auth`; no script can read it.',
  },
  leadSession: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIE.leadSession,
    description: 'Set when a visitor’s code was right; no script can read it.',
  },
};

function securityOf({ access, key }: Operation): Record<string, string[]>[] {
  if (key === 'POST /user/auth') return [{ staffRefresh: [] }];
  if (access === 'own' || typeof access === 'object') return [{ staffToken: [] }];
  return access === 'lead' ? [{ leadSession: [] }] : [];
}
