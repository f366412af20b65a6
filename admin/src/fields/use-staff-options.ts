import type { UserRecord } from '@prospectus/contract';
import { useGetList } from 'react-admin';

type Person = Pick<UserRecord, 'id' | 'firstName' | 'lastName' | 'email'>;

/** The name of a colleague; the e-mail address of one who gave none. */
export const nameOfPerson = ({ firstName, lastName, email }: Person): string =>
  `${firstName} ${lastName}`.trim() || email;

const MAX_PEOPLE = 200;

export function useStaffOptions(): { value: string; label: string }[] {
  const { data = [] } = useGetList<Person>('users', {
    pagination: { page: 1, perPage: MAX_PEOPLE },
    sort: { field: 'firstName', order: 'ASC' },
  });
  return data.map((person) => ({ value: person.id, label: nameOfPerson(person) }));
}
