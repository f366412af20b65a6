import type { Role } from '@prospectus/contract';
import { usePermissions } from 'react-admin';
import { createContext, use } from 'react';

import type { TextKey } from '../texts/language-context.ts';

type Home = { label: TextKey; to: string };

/** Where a role starts: the first entry of its menu; undefined for a role that sees none. */
export const HomeContext = createContext<(role: Role | null) => Home | undefined>(() => undefined);

/** Where the person starts. */
export function useHome(): Home | undefined {
  const { permissions } = usePermissions<Role | null>();
  return use(HomeContext)(permissions ?? null);
}
