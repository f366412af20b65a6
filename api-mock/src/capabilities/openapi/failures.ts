import { type ErrorCode, ERRORS, usage } from '@prospectus/contract';
import { z } from 'zod';
import type { ZodOpenApiResponseObject } from 'zod-openapi';

/** The body of every failure. */
export const failure = z.object({
  msg: z.string().meta({ description: 'For a person.' }),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).meta({ description: 'For a program.' }),
  errors: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'Every wrong field by its dotted path, all at once.' }),
  current: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'With VERSION_CONFLICT: the record as it stands.' }),
  yours: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'With VERSION_CONFLICT: the fields that were sent.' }),
  usedBy: z.array(usage).optional().meta({ description: 'With IN_USE: the records that refer to it.' }),
});

type Responses = Record<string, ZodOpenApiResponseObject>;

/** Failures as OpenAPI responses, shared by all calls with the same status and codes. */
export function failureResponses() {
  const responses: Responses = {};
  const nameOf = (codes: readonly ErrorCode[]): string => {
    const name = codes.map(pascal).join('Or');
    responses[name] ??= response(codes);
    return name;
  };
  return {
    responses,
    of: (codes: readonly ErrorCode[]): Record<string, { $ref: string }> => {
      const byStatus = Map.groupBy(codes.toSorted(), (code) => ERRORS[code].status);
      return Object.fromEntries(
        [...byStatus].map(([status, same]) => [String(status), { $ref: `#/components/responses/${nameOf(same)}` }]),
      );
    },
  };
}

function response(codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const isRetried = codes.some((code) => [429, 503].includes(ERRORS[code].status));
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].msg}`).join('\n\n'),
    ...(isRetried && { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } } }),
    content: {
      'application/json': {
        schema: failure.extend({ code: z.enum(codes as [ErrorCode, ...ErrorCode[]]) }),
        examples: Object.fromEntries(codes.map((code) => [code, { value: { msg: ERRORS[code].msg, code } }])),
      },
    },
  };
}

const pascal = (code: ErrorCode): string =>
  code.toLowerCase().replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
