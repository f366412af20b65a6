import {
  type ConsoleCall,
  type ConsoleSubject,
  consoleSubjects,
  type Endpoint,
  endpoints,
  type ErrorCode,
  parts,
  pathParams,
  PERMISSIONS,
  resources,
  type RouteName,
  routes,
  type Verb,
} from '@prospectus/contract';
import { z } from 'zod';

import { tagOf } from './tags.ts';

type Schema = z.core.$ZodType;
/** The permission a call needs; `anyone` is every signed-in person. */
type Permission = { verb: Verb; subject: string } | 'anyone';

export const GROUPS = ['Site and visitors', 'Content', 'Programme parts', 'Operations'] as const;

/** One call as the contract declares it, whichever part of the contract that is. */
export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Express reads it, below `/api`. */
  path: string;
  /** Its heading, and the group of that heading. */
  tag: string;
  group: (typeof GROUPS)[number];
  summary: string;
  access: Endpoint['access'];
  permission: Permission | undefined;
  params: Record<string, Schema | undefined>;
  query: Schema | undefined;
  body: Schema | undefined;
  multipart: boolean;
  /** Optional fields of the body of which at least one must be given. */
  needsOneOf: readonly string[];
  answer: Schema;
  answerType: string;
  wrapped: boolean;
  list: ConsoleCall['list'];
  status: 200 | 201 | 202;
  errors: readonly ErrorCode[];
};

/** Every call the contract declares. */
export const allOperations = (): Operation[] => [
  ...Object.keys(routes).map((name) => ofEndpoint(name as RouteName)),
  ...consoleSubjects.flatMap((subject) =>
    Object.entries(subject.calls).map(([name, call]) => ofConsole(subject, name, call)),
  ),
];

/** Roles that may make a call, as the matrix names them now. */
export const rolesOf = ({ permission }: Operation): readonly number[] =>
  permission === undefined || permission === 'anyone' ? [] : (PERMISSIONS[permission.subject]?.[permission.verb] ?? []);

function ofEndpoint(name: RouteName): Operation {
  const endpoint: Endpoint = endpoints[name];
  const [method, path] = routes[name];
  return {
    id: name,
    method,
    path,
    tag: tagOf(path),
    group: path.startsWith('/admin/') ? 'Operations' : 'Site and visitors',
    summary: endpoint.summary,
    access: endpoint.access,
    permission: endpoint.permission,
    params: pathParams(name),
    query: endpoint.query,
    body: endpoint.body,
    multipart: endpoint.multipart ?? false,
    needsOneOf: endpoint.needsOneOf ?? [],
    answer: endpoint.answer,
    answerType: endpoint.answerType ?? 'application/json',
    wrapped: !endpoint.bare,
    list: undefined,
    status: endpoint.status ?? 200,
    errors: endpoint.errors,
  };
}

function groupOf(subject: string): Operation['group'] {
  if (subject in parts) return 'Programme parts';
  return subject in resources ? 'Content' : 'Operations';
}

const camel = (words: string): string => words.replaceAll(/[-/]([a-z])/g, (_, letter: string) => letter.toUpperCase());

function ofConsole(subject: ConsoleSubject, name: string, call: ConsoleCall): Operation {
  const path = `/admin/${subject.name}${call.path}`;
  const named: Record<string, Schema> = {
    id: subject.name in parts ? z.string().min(1).max(40) : z.uuid(),
    ...call.params,
  };
  return {
    id: camel(`admin-${subject.name}-${name}`),
    method: call.method,
    path,
    tag: `Console: ${subject.label}`,
    group: groupOf(subject.name),
    summary: call.summary,
    access: 'staff',
    permission: { verb: call.verb, subject: subject.name },
    params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, named[key]])),
    query: call.query,
    body: call.body,
    multipart: call.multipart ?? false,
    needsOneOf: [],
    answer: call.answer,
    answerType: call.events ? 'text/event-stream' : call.streamed ? 'text/csv' : 'application/json',
    wrapped: call.wrapped ?? false,
    list: call.list,
    status: call.status ?? 200,
    errors: call.errors,
  };
}
