import { ROLE, type Role } from '@prospectus/contract';

import type { TextKey } from './language-context.ts';

const KEYS: Readonly<Record<Role, TextKey>> = {
  [ROLE.ADMIN]: 'shell.roles.admin',
  [ROLE.EVENT_CREATER]: 'shell.roles.eventCreator',
  [ROLE.COUNSELLOR]: 'shell.roles.counsellor',
};

/** The text of a role; of none where it is null. */
export const roleKey = (role: Role | null): TextKey => (role === null ? 'shell.roles.none' : KEYS[role]);
