import type { ReactNode } from 'react';
import { useCanAccess, useRequireAccess } from 'react-admin';

type AllowedProps = { resource: string; action: string; waiting: ReactNode; children: ReactNode };

/**
 * Mounts its children only for those who may do this; others are led to the screen that says so, without a call for
 * data.
 */
export function Allowed({ resource, action, waiting, children }: AllowedProps) {
  useRequireAccess({ resource, action });
  const { canAccess } = useCanAccess({ resource, action });
  return canAccess === true ? children : waiting;
}
