import type { Client } from '@prospectus/contract';
import { createContext, use } from 'react';

import type { Session } from './session.ts';

export const ApiContext = createContext<Client | null>(null);
export const SessionContext = createContext<Session | null>(null);

/** Public calls of the API. */
export const usePublicApi = (): Client => provided(use(ApiContext));

/** Who is signed in. */
export const useSession = (): Session => provided(use(SessionContext));

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('This must be inside the Console.');
  return value;
}
