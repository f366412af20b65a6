import type { UserRecord } from '@prospectus/contract';
import { useGetList } from 'react-admin';

import { nameOfPerson } from '../fields/name-of-person.ts';
import type { ListFilter } from '../lists/list-types.ts';
import { useLanguage } from '../texts/language-context.ts';
import { hasDrafts } from './console-resource.ts';
import { resourceEntries } from './resource-entries.ts';

/** The value of `by` for what the system did itself. */
export const SYSTEM = 'installation';

const MAX_PEOPLE = 200;

/** The choice of who did it: a colleague, or the system. */
export function useStaffFilter(): ListFilter {
  const { text } = useLanguage();
  const { data = [] } = useGetList<UserRecord>('users', {
    pagination: { page: 1, perPage: MAX_PEOPLE },
    sort: { field: 'firstName', order: 'ASC' },
  });
  const options = data.map((person) => ({ value: person.id, label: nameOfPerson(person) }));
  return {
    kind: 'choice',
    name: 'by',
    label: text('lists.filter.who'),
    any: text('lists.filter.anyone'),
    options: [...options, { value: SYSTEM, label: text('lists.filter.system') }],
  };
}

/** The choice of a kind of content. */
export function useContentFilter(others: readonly { value: string; label: string }[] = []): ListFilter {
  const { text, contractText } = useLanguage();
  const options = resourceEntries
    .filter(hasDrafts)
    .map(({ declaration: { name, label } }) => ({ value: name, label: contractText(label.many) }));
  return {
    kind: 'choice',
    name: 'resource',
    label: text('lists.filter.kind'),
    any: text('lists.filter.allKinds'),
    options: [...options, ...others],
  };
}
