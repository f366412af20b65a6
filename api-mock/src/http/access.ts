import type { StaffUser, Verb } from '@prospectus/contract';
import type { Request, RequestHandler } from 'express';

/** Who may do what, as routes ask it. Made by the staff capability, handed to all. */
export type Access = {
  /** Refuses who is not signed in (401) and whose role may not (403), by the one permission matrix. */
  allow(verb: Verb, subject: string): RequestHandler;
};

const people = new WeakMap<Request, StaffUser>();

/** The member of staff behind a request that has passed `allow`. */
export function personOf(req: Request): StaffUser {
  const person = people.get(req);
  if (!person) throw new Error('personOf was asked on a route without a guard');
  return person;
}

export const rememberPerson = (req: Request, person: StaffUser): void => void people.set(req, person);
