import type { UserRecord } from '@prospectus/contract';

export const nameOf = ({ firstName, lastName, email }: UserRecord): string =>
  `${firstName} ${lastName}`.trim() || email;
