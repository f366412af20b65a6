import type { Role } from '@prospectus/contract';

/** Where a role starts: the first entry of its menu; undefined for a role that sees none. */
export type HomeOf = (role: Role | null) => { label: string; to: string } | undefined;
