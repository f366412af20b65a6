import { calls, type ErrorCode, ERRORS } from '@prospectus/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { openApiDocument, type OpenApiDocument } from './document.ts';
import { EXAMPLES } from './examples.ts';
import { allOperations } from './operations.ts';

const OPERATIONS = allOperations();
type Described = {
  operationId: string;
  tags: string[];
  summary: string;
  security: object[];
  parameters?: { in: string; name: string; schema?: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
};

let document: OpenApiDocument;
let described: Map<string, Described>;
beforeAll(() => {
  document = openApiDocument();
  const all = Object.values(document.paths ?? {}).flatMap((there) => Object.values(there as Record<string, Described>));
  described = new Map(all.map((one) => [one.operationId, one]));
});

describe('API-46 the description of all calls', () => {
  test('is OpenAPI 3.1, as a validator reads it, and every reference in it leads somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
    expect([valid, errors]).toEqual([true, undefined]);
    expect([validator.version, document.openapi]).toEqual(['3.1', '3.1.0']);
    const text = JSON.stringify(document);
    for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect([path, typeof found]).toEqual([path, 'object']);
    }
  });

  test('has every call of the contract once, with a heading and a summary', () => {
    expect(described.size).toBe(Object.keys(calls).length);
    const bare = [...described.values()].filter(({ tags, summary }) => !tags[0] || !/[.!]$/.test(summary));
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('has every heading in one part of the whole', () => {
    const groups = (document as { 'x-tagGroups'?: { name: string; tags: string[] }[] })['x-tagGroups'] ?? [];
    const headings = (document.tags ?? []).map(({ name }) => name).toSorted();
    expect(groups.flatMap(({ tags }) => tags).toSorted()).toEqual(headings);
    expect(groups.filter(({ tags }) => tags.length === 0)).toEqual([]);
  });

  test('PROD-06 without the mock controls where there are none', () => {
    const paths = Object.keys(openApiDocument(false).paths ?? {});
    expect(paths.filter((path) => path.startsWith('/mock'))).toEqual([]);
    expect(Object.keys(document.paths ?? {}).filter((path) => path.startsWith('/mock'))).not.toEqual([]);
  });

  test('describes permission, request and answer of every call', () => {
    for (const operation of OPERATIONS) {
      const { id, key, access, params, body, status } = operation;
      const said = described.get(id);
      expect([id, said?.security.length]).toEqual([
        id,
        (access === 'public' && key !== 'POST /user/auth') || access === 'local' ? 0 : 1,
      ]);
      const inPath = said?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      expect([id, inPath.map(({ name }) => name)]).toEqual([id, Object.keys(params)]);
      expect([id, inPath.every(({ schema }) => schema !== undefined)]).toEqual([id, true]);
      expect([id, Object.keys(said?.requestBody?.content ?? {}).length]).toEqual([id, body ? 1 : 0]);
      const [content] = Object.values(said?.responses[status]?.content ?? {});
      expect([id, typeof content?.schema]).toEqual([id, 'object']);
    }
  });

  test('ERR-12 lists every error code of every call under its status', () => {
    const responses = (document.components?.responses ?? {}) as Record<string, { description: string }>;
    for (const operation of OPERATIONS) {
      for (const code of operation.errors) {
        const { $ref = '' } = described.get(operation.id)?.responses[ERRORS[code].status] ?? {};
        expect([operation.id, code, responses[$ref.split('/').at(-1) ?? '']?.description]).toEqual([
          operation.id,
          code,
          expect.stringContaining(`\`${code}\``),
        ]);
      }
    }
    const listed = new Set<ErrorCode>(OPERATIONS.flatMap(({ errors }) => errors));
    // Answered to methods that no call has, and by files.
    const elsewhere = ['METHOD_NOT_ALLOWED', 'RANGE_UNSATISFIABLE'];
    expect(Object.keys(ERRORS).filter((code) => !listed.has(code as ErrorCode))).toEqual(elsewhere);
  });

  test('an upload needs a file, and alt, decorative or later', () => {
    const { schema } = described.get('postAdminUpload')?.requestBody?.content['multipart/form-data'] ?? {};
    expect(schema).toMatchObject({
      required: ['file'],
      anyOf: [{ required: ['alt'] }, { required: ['decorative'] }, { required: ['later'] }],
    });
    const replaced = described.get('postAdminMediaIdFile')?.requestBody?.content['multipart/form-data'] ?? {};
    expect(replaced).not.toHaveProperty('schema.anyOf');
  });

  test('a field has its label, its help and its kind', () => {
    const schemas = (document.components?.schemas ?? {}) as Record<string, { properties: Record<string, object> }>;
    const { question, program } = schemas['FaqsFields']?.properties ?? {};
    expect(question).toEqual({ type: 'string', minLength: 1, maxLength: 300, title: 'Question', 'x-kind': 'text' });
    expect(program).toMatchObject({
      title: 'Programme',
      'x-kind': 'reference',
      description: 'Shown on every page where empty. Id of a record of `program`.',
    });
    expect(program).not.toHaveProperty('kind');
  });

  test('its examples are valid bodies of their calls', () => {
    for (const [name, example] of Object.entries(EXAMPLES)) {
      const body = OPERATIONS.find(({ key }) => key === name)?.body;
      expect([name, body && z.safeParse(body, example).error]).toEqual([name, undefined]);
    }
  });
});
