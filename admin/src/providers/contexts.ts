import type { Client } from '@prospectus/contract';
import { createContext, use } from 'react';

import type { Session } from './session.ts';

export const ApiContext = createContext<Client | null>(null);
export const SessionContext = createContext<Session | null>(null);

/** Public calls of the API. */
export const useApi = (): Client => given(use(ApiContext));

/** Who is signed in. */
export const useSession = (): Session => given(use(SessionContext));

function given<T>(value: T | null): T {
  if (value === null) throw new Error('This needs the Console around it.');
  return value;
}
