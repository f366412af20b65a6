import { ApiError, can, ROLE, type StaffUser } from '@prospectus/contract';
import type { Request } from 'express';

import type { Platform } from '../../platform/platform.ts';
import { type Access, rememberGranted, rememberPerson } from '../../platform/http/access.ts';
import { secondFactorsOf } from './second-factor.ts';
import { personOfSession } from './sessions.ts';
import { readToken } from './token.ts';

/** Access by the bearer token's session: permissions are read from the database, not from the token. */
export function staffAccess(deps: Pick<Platform, 'db' | 'clock' | 'keys' | 'config'>): Access {
  const signedIn = async (req: Request): Promise<StaffUser> => {
    const session = bearerOf(deps, req);
    const person = session && (await personOfSession(deps, session));
    if (!person) throw new ApiError('SIGN_IN_REQUIRED');
    rememberPerson(req, person);
    return person;
  };
  return {
    allow: (verb, subject) => async (req, _res, next) => {
      const { id, role } = await signedIn(req);
      if (!can(role, verb, subject)) {
        req.log?.warn({ event: 'refused', staff: id, verb, subject });
        throw new ApiError('NOT_ALLOWED');
      }
      const { secondFactor } = deps.config;
      const isNeeded = secondFactor === 'everyone' || (secondFactor === 'required' && role === ROLE.ADMIN);
      if (isNeeded && !(await secondFactorsOf(deps.db, [id])).has(id)) throw new ApiError('SECOND_FACTOR_MISSING');
      rememberGranted(req, { verb, subject });
      next();
    },
    anyone: async (req, _res, next) => {
      await signedIn(req);
      next();
    },
  };
}

/** The session of a request's bearer token, if any. */
export function bearerOf(deps: Pick<Platform, 'clock' | 'keys'>, req: Request): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : readToken(deps, token);
}
