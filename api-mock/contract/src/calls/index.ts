import { z } from 'zod';

import type { ErrorCode } from '../core/errors.ts';
import { LANGUAGES } from '../family/index.ts';
import { resources } from '../resources/index.ts';
import { type PartResource, parts } from '../resources/parts.ts';
import type { Resource } from '../resources/resource.ts';
import type { Call, Calls, Schema } from './call.ts';
import { contentCalls } from './content.ts';
import { deliveryCalls } from './deliveries.ts';
import { deskCalls } from './desk.ts';
import { eventCalls } from './events.ts';
import { leadCalls } from './leads.ts';
import { lectureCalls } from './lectures.ts';
import { mediaCalls } from './media.ts';
import { missingPageCalls } from './missing-pages.ts';
import { mockCalls } from './mock.ts';
import { operationCalls } from './operations.ts';
import { pageCalls } from './pages.ts';
import { previewCalls } from './preview.ts';
import { processCalls } from './process.ts';
import { referralCalls } from './referrals.ts';
import { releaseCalls } from './releases.ts';
import { callsOfPart, callsOfResource, type partCalls, type resourceCalls } from './resources.ts';
import { retentionCalls } from './retention.ts';
import { ruleCalls } from './rules.ts';
import { scheduleCalls } from './schedule.ts';
import { staffCalls } from './staff.ts';
import { userCalls } from './users.ts';
import { webhookCalls } from './webhooks.ts';

const declared = {
  ...pageCalls,
  ...contentCalls,
  ...scheduleCalls,
  ...lectureCalls,
  ...staffCalls,
  ...leadCalls,
  ...referralCalls,
  ...mediaCalls,
  ...releaseCalls,
  ...missingPageCalls,
  ...eventCalls,
  ...previewCalls,
  ...processCalls,
  ...mockCalls,
  ...deskCalls,
  ...ruleCalls,
  ...retentionCalls,
  ...webhookCalls,
  ...deliveryCalls,
  ...operationCalls,
  ...userCalls,
} as const satisfies Calls;

/** Every call of the API, by its name. */
export const calls: Calls = {
  ...Object.fromEntries(
    [
      ...Object.values<Resource>(resources).map(callsOfResource),
      ...Object.values<PartResource>(parts).map(callsOfPart),
    ].flatMap((group) => Object.entries(group)),
  ),
  ...declared,
};

/** The types of all calls; `:resource` stands for any content resource, `:part` for any part of programmes. */
export type CallTypes = typeof declared & ReturnType<typeof resourceCalls> & ReturnType<typeof partCalls>;
export type CallName = keyof CallTypes;

/** The answer of a call. */
export type Answer<K extends CallName> = z.output<CallTypes[K]['answer']>;
/** The body of a call. */
export type Body<K extends CallName> = CallTypes[K] extends { body: infer B extends Schema } ? z.input<B> : never;

export const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
/** Parameters of paths, by name. */
const PARAMS: Readonly<Record<string, Schema>> = {
  id: z.uuid(),
  resource: slug,
  slug,
  a: slug,
  b: slug,
  program: slug,
  language: z.enum(LANGUAGES),
  /** Ten digits mean India; a number from abroad begins with a percent-encoded plus. */
  phone: z.string().regex(/^(\d{10}|\+\d{6,15})$/),
};

/** The parameters of a call's path, each with its schema. */
export const paramsOf = (key: string, { params = {} }: Pick<Call, 'params'>): Record<string, Schema> =>
  Object.fromEntries(
    [...pathOf(key).matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const schema = params[name] ?? PARAMS[name];
      if (!schema) throw new Error(`“${key}” has no schema for its parameter “${name}”.`);
      return [name, schema];
    }),
  );

/** Every error of a call: its own, and those that follow from its access and inputs. */
export function errorsOf(key: string, { access, errors = [], query, body, multipart, list }: Call): ErrorCode[] {
  const hasParams = pathOf(key).includes('/:');
  const implied: ErrorCode[] = [
    ...(typeof access === 'object' ? (['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'SECOND_FACTOR_MISSING'] as const) : []),
    ...(access === 'own' ? (['SIGN_IN_REQUIRED'] as const) : []),
    ...(access === 'lead' ? (['VERIFICATION_REQUIRED'] as const) : []),
    ...(access === 'local' ? (['NOT_FOUND'] as const) : []),
    ...(typeof access === 'object' && hasParams ? (['NOT_FOUND'] as const) : []),
    ...(list ? (['UNKNOWN_FIELD'] as const) : []),
    ...(body && !multipart ? (['BAD_REQUEST', 'INVALID_FIELDS', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) : []),
    ...(query ? (['INVALID_FIELDS'] as const) : []),
    ...(hasParams ? (['BAD_REQUEST'] as const) : []),
    'INTERNAL',
  ];
  return [...new Set([...errors, ...implied])];
}

export type { Call, CallAccess, CallKey, Calls, ListFields } from './call.ts';
export { type AnyRecord, withResource } from './resources.ts';
export type { PageRead } from './pages.ts';
