import * as contract from '@prospectus/contract';
import type { FieldMeta } from '@prospectus/contract';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOverride } from 'zod-openapi';

import { failure, failureResponses } from './failures.ts';
import { allOperations, GROUPS } from './operations.ts';
import { pathsOf, SECURITY_SCHEMES } from './paths.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

const ABOUT = `Everything the site and the console call, from the contract they share.

A success is \`{ "data": … }\`; the console's records and lists are bare, as ra-data-simple-rest reads them. A failure is
\`{ "msg", "code", "errors" }\` with all wrong fields at once. To try the console's calls, sign in with
\`POST /user/login\` and put the token into *Authorize*; in local mode the example's account works.`;

/** The whole API as OpenAPI 3.1; it has the mock controls in `local` mode only. */
export function openApiDocument(withMockControls = true): OpenApiDocument {
  const operations = allOperations().filter(({ access }) => withMockControls || access !== 'local');
  const failures = failureResponses();
  const paths = pathsOf(operations, failures);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const tagsIn = (group: string) =>
    tags.filter((name) => operations.some((operation) => operation.tag === name && operation.group === group));
  return tidy(
    createDocument(
      {
        openapi: '3.1.0',
        info: { title: 'Prospectus', version: '1', description: ABOUT },
        servers: [{ url: '/api' }],
        tags: tags.map((name) => ({ name })),
        // An extension that renderers know: groups of headings.
        'x-tagGroups': GROUPS.map((name) => ({ name, tags: tagsIn(name) })),
        paths,
        components: {
          schemas: { Failure: failure, ...Object.fromEntries(componentNames()) },
          responses: failures.responses,
          securitySchemes: SECURITY_SCHEMES,
        },
      },
      { override: describeField, allowEmptySchema: { pipe: true, transform: true } },
    ),
  );
}

type Schema = z.core.$ZodType;

/** Names of shared schemas: exports of the contract by their names, records by their resource. */
function componentNames(): Map<string, Schema> {
  const named = new Map<string, Schema>();
  const taken = new Set<Schema>();
  const add = (name: string, schema: unknown): void => {
    if (!isObject(schema) || taken.has(schema) || named.has(name)) return;
    named.set(name, schema);
    taken.add(schema);
  };
  for (const [name, value] of Object.entries(contract)) add(pascal(name), value);
  for (const [key, { access, answer, body }] of Object.entries(contract.calls)) {
    if (typeof access !== 'object') continue;
    const name = pascal(access.subject);
    const at = `/admin/${access.subject}`;
    if (key === `GET ${at}/:id`) add(name, answer);
    if (key === `POST ${at}`) add(`${name}Fields`, body);
    if (key === `PUT ${at}/:id`) add(`${name}Change`, body);
  }
  return named;
}

const isObject = (value: unknown): value is z.core.$ZodObject => value instanceof z.core.$ZodObject;

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[-/])([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Described = Record<string, unknown> & Partial<FieldMeta>;

/** Translates a field's label, help and choices to OpenAPI; its kind is `x-kind`. */
const describeField: ZodOpenApiOverride = ({ jsonSchema }) => {
  const schema = jsonSchema as Described;
  const { kind, label, help, resource, accept, options } = schema;
  if (kind === undefined) return;
  for (const name of ['kind', 'label', 'help', 'resource', 'accept', 'options']) delete schema[name];
  const choices = options?.filter(({ id, name }) => id !== name).map(({ id, name }) => `${id}: ${name}`) ?? [];
  const words = [
    help,
    choices.length > 0 ? `${choices.join(', ')}.` : undefined,
    resource && `Id of a record of \`${resource}\`.`,
    accept && `A ${accept.toUpperCase()} file.`,
  ].filter(Boolean);
  schema['title'] = label;
  schema['x-kind'] = kind;
  if (words.length > 0) schema['description'] = words.join(' ');
};

/**
 * Removes schemas that no call refers to, patterns that repeat a format, and defaults in the bodies of changes, where an
 * absent field stays as it is.
 */
function tidy(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, ...components } = document.components ?? {};
  const used = usedIn([document.paths, components], schemas);
  const usedSchemas = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => [name, name.endsWith('Change') ? withoutDefaults(schema as object) : schema]);
  const whole = {
    ...document,
    components: { ...components, schemas: Object.fromEntries(usedSchemas) as typeof schemas },
  };
  return JSON.parse(JSON.stringify(whole, withoutPattern)) as OpenApiDocument;
}

function usedIn(parts: unknown, schemas: Record<string, unknown>): Set<string> {
  const used = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(schemas[name] ?? null);
    }
  };
  collect(parts);
  return used;
}

function withoutDefaults(schema: object): object {
  const { properties } = schema as { properties?: Record<string, object> };
  if (!properties) return schema;
  const bare = Object.entries(properties).map(
    ([name, { default: _dropped, ...rest }]: [string, { default?: unknown }]) => [name, rest],
  );
  return { ...schema, properties: Object.fromEntries(bare) as object };
}

const withoutPattern = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('format' in value) || !('pattern' in value)) return value;
  const { pattern: _dropped, ...rest } = value;
  return rest;
};
