import { ROLE, type Role, type UserRecord } from '@prospectus/contract';

import type { PlainTextKey } from '../../texts/catalogue.ts';

export const nameOf = ({ firstName, lastName, email }: UserRecord): string =>
  `${firstName} ${lastName}`.trim() || email;

/** The text of a role. */
export const roleKey = (role: Role | null): PlainTextKey =>
  role === ROLE.ADMIN
    ? 'shell.roles.admin'
    : role === ROLE.EVENT_CREATER
      ? 'shell.roles.eventCreator'
      : 'shell.roles.none';
