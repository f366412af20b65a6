import { ApiError, can, type StaffUser, type Verb } from '@prospectus/contract';
import type { Request, RequestHandler } from 'express';

/** Who may do what, as routes ask it. Made by the staff capability, handed to all. */
export type Access = {
  /** Refuses who is not signed in (401) and whose role may not (403), by the one permission matrix. */
  allow(verb: Verb, subject: string): RequestHandler;
  /** Refuses who is not signed in (401): for what every person may do with their own account, whatever their role. */
  anyone: RequestHandler;
};

const people = new WeakMap<Request, StaffUser>();

/** The member of staff behind a request that has passed a guard. */
export function personOf(req: Request): StaffUser {
  const person = people.get(req);
  if (!person) throw new Error('personOf was asked on a route without a guard');
  return person;
}

export const rememberPerson = (req: Request, person: StaffUser): void => void people.set(req, person);

/** What a guard asks for: a verb on a subject, or no more than a sign-in. */
export type Permission = { verb: Verb; subject: string } | 'anyone';
const granted = new WeakMap<Request, Permission>();

/** Records what the guard of this request has allowed. */
export const rememberGranted = (req: Request, permission: Permission): void => void granted.set(req, permission);

/** Refuses (403) what the person may not do with this very record. The guard has asked before there was a record. */
export function checkRecord(req: Request, record: object): void {
  const permission = granted.get(req);
  if (permission === undefined || permission === 'anyone')
    throw new Error('checkRecord was called on a route whose guard asks for no verb');
  const { role, id } = personOf(req);
  if (can(role, permission.verb, permission.subject, record, id)) return;
  req.log?.warn({ event: 'refused', staff: id, ...permission });
  throw new ApiError('NOT_ALLOWED');
}
