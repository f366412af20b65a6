import { z } from 'zod';

import type { ErrorCode } from '../core/errors.ts';
import type { AnySchema } from '../endpoints/endpoint.ts';
import type { CallShape } from './call-shapes.ts';

/** A call on one subject: its shape with the subject's own records, and what can go wrong. */
export type ConsoleCall = Omit<CallShape, 'body' | 'answer'> &
  CallDetails & {
    body?: AnySchema;
    answer: AnySchema;
  };

type CallDetails = {
  summary: string;
  /** What a list may be filtered and sorted by. */
  list?: ListNames;
  errors: readonly ErrorCode[];
};

/** What a list may be filtered and sorted by; of the filters in `needsOneOf` at least one must be given. */
export type ListNames = { filters: readonly string[]; sorts: readonly string[]; needsOneOf?: readonly string[] };

/** A record as it is answered, and the fields a new one and a change are sent as. */
export type Shapes = { record: z.ZodType; fields?: z.ZodType; change?: z.ZodType };

/** What the console works on: a resource, a part, or something of the operation. `name` is also its permission's. */
export type ConsoleSubject = {
  name: string;
  label: string;
  calls: Readonly<Record<string, ConsoleCall>>;
};

/** A call of the console with a subject's records in it. */
export function callOn(shapes: Shapes, { body, answer, ...shape }: CallShape, details: CallDetails): ConsoleCall {
  const sent = typeof body === 'string' ? shapes[body] : body;
  return { ...shape, ...details, ...(sent && { body: sent }), answer: answerOf(shapes, answer) };
}

function answerOf({ record }: Shapes, answer: CallShape['answer']): AnySchema {
  if (answer === 'record') return record;
  return answer === 'records' ? z.array(record) : answer;
}

/** The failures of every call of the console. */
export const GUARDED = ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'SECOND_FACTOR_MISSING'] as const;
/** Of every list. */
export const LISTED = [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'] as const;
/** Of every call on one record. */
export const ONE = [...GUARDED, 'NOT_FOUND'] as const;
