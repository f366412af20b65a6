import type { UserRecord } from '@prospectus/contract';

type Person = Pick<UserRecord, 'id' | 'firstName' | 'lastName' | 'email'>;

/** The name of a colleague; the e-mail address of one who gave none. */
export const nameOfPerson = ({ firstName, lastName, email }: Person): string =>
  `${firstName} ${lastName}`.trim() || email;
