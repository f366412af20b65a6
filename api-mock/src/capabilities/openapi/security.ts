import { COOKIE } from '@prospectus/contract';
import type { ZodOpenApiSecuritySchemeObject } from 'zod-openapi';

import type { Operation } from './operations.ts';

/** How a caller shows who they are. */
export const SECURITY_SCHEMES: Record<string, ZodOpenApiSecuritySchemeObject> = {
  staffToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token that `POST /user/login` and `POST /user/auth` answer; it is good for a few minutes.',
  },
  staffRefresh: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIE.refresh,
    description: 'Set on sign-in, changed with every `POST /user/auth`; no script can read it.',
  },
  leadSession: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIE.leadSession,
    description: 'Set when a visitor’s code was right; no script can read it.',
  },
};

export function securityOf({ access, key }: Operation): Record<string, string[]>[] {
  if (key === 'POST /user/auth') return [{ staffRefresh: [] }];
  if (access === 'own' || typeof access === 'object') return [{ staffToken: [] }];
  return access === 'lead' ? [{ leadSession: [] }] : [];
}
