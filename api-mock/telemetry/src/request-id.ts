import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** Our own form: the first three groups of a UUID. The id of every message for a gateway begins with it. */
const OWN = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}$/;
/** Ids of others that are accepted: UUIDs, those of nginx, and words in which nobody can hide a phone. */
const ACCEPTED = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?!.*\d{7})[\w-]{8,64})$/;

/** The id that a request came with, or a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && (OWN.test(header) || ACCEPTED.test(header)) ? header : newRequestId();
}

const newRequestId = (): string => randomUUID().slice(0, 18);

/** An id in our own form: ids of others are hashed into it, always into the same one. */
export function ownForm(id: string): string {
  if (OWN.test(id)) return id;
  const hash = createHash('sha256').update(id).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(12, 15)}`;
}

/** Runs the work of one request: what it logs, sends and queues has the request's id. */
export const inRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request that is being answered, in our own form; undefined in a job. */
export const currentRequestId = (): string | undefined => current.getStore();

/** An id for a message that this request, or a job, causes: a UUID that begins with the request's id. */
export const messageId = (): string => `${currentRequestId() ?? newRequestId()}${randomUUID().slice(18)}`;

/** The id of the request that caused a message. */
export const requestIdOf = (message: string): string => message.slice(0, 18);

/** Runs the work for a message under the id of the request that caused it. */
export function inRequestOf<T>(message: string, work: () => T): T {
  const id = requestIdOf(message);
  return OWN.test(id) ? inRequest(id, work) : work();
}
