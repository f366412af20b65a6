import {
  type Call,
  type CallKey,
  calls,
  type ErrorCode,
  errorsOf,
  paramsOf,
  parts,
  pathOf,
  resources,
} from '@prospectus/contract';
import type { z } from 'zod';

import { tagOf } from './tags.ts';

export const GROUPS = ['Site and visitors', 'Content', 'Programme parts', 'Operations'] as const;

/** A call of the contract, with further facts for its description. */
export type Operation = Call & {
  key: CallKey;
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Express's syntax, below `/api`. */
  path: string;
  /** Its heading, and the heading's group. */
  tag: string;
  group: (typeof GROUPS)[number];
  params: Record<string, z.core.$ZodType>;
  status: 200 | 201 | 202;
  /** All errors, also those that follow from its parameters. */
  errors: readonly ErrorCode[];
};

/** Every call the contract declares. */
export const allOperations = (): Operation[] =>
  Object.entries(calls).map(([name, call]) => {
    const key = name as CallKey;
    const path = pathOf(key);
    return {
      ...call,
      key,
      id: camel(key),
      method: key.slice(0, key.indexOf(' ')) as Operation['method'],
      path,
      tag: tagOf(path),
      group: groupOf(path),
      params: paramsOf(key, call),
      status: call.status ?? 200,
      errors: errorsOf(key, call),
    };
  });

const camel = (key: string): string =>
  key
    .replace(/^\w+/, (method) => method.toLowerCase())
    .replaceAll(/(?<!\W)\W+(\w)/g, (_, letter: string) => letter.toUpperCase());

function groupOf(path: string): Operation['group'] {
  const [, first, subject = ''] = path.split('/');
  if (first !== 'admin') return 'Site and visitors';
  if (subject in parts) return 'Programme parts';
  return subject in resources && !tagOf(path).endsWith('Planner') ? 'Content' : 'Operations';
}
