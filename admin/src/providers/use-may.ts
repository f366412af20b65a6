import { can, type Role, type Verb } from '@prospectus/contract';
import { useGetIdentity } from 'react-admin';

/**
 * Whether the person may do something with a resource's records, by the contract's permissions. The frame waits for the
 * identity, so that the answer is there at the first render and nothing appears later; `useCanAccess` answers one render
 * too late for that.
 */
export function useMay(resource: string): (verb: Verb, record?: object) => boolean {
  const { identity } = useGetIdentity();
  const role = (identity?.['role'] as Role | null | undefined) ?? null;
  return (verb, record) => can(role, verb, resource, record);
}
