import { ApiError, can, type StaffUser } from '@prospectus/contract';
import type { Request } from 'express';

import type { Deps } from '../deps.ts';
import { type Access, rememberPerson } from '../http/access.ts';
import { personOfSession } from './sessions.ts';
import { readToken } from './token.ts';

/** Access by the bearer token's session: rights are the database's at this moment, not the token's. */
export const staffAccess = (deps: Pick<Deps, 'db' | 'clock' | 'secret'>): Access => ({
  allow: (verb, subject) => async (req, _res, next) => {
    const person = await signedIn(deps, req);
    if (!person) throw new ApiError('SIGN_IN_REQUIRED');
    if (!can(person.role, verb, subject)) throw new ApiError('NOT_ALLOWED');
    rememberPerson(req, person);
    next();
  },
});

/** The session a request's bearer token names, if any. */
export function bearerOf(deps: Pick<Deps, 'clock' | 'secret'>, req: Request) {
  const [, token] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : readToken(deps, token);
}

async function signedIn(deps: Pick<Deps, 'db' | 'clock' | 'secret'>, req: Request): Promise<StaffUser | undefined> {
  const bearer = bearerOf(deps, req);
  const person = bearer && (await personOfSession(deps, bearer.sessionId));
  return person?.id === bearer?.staffId ? person : undefined;
}
