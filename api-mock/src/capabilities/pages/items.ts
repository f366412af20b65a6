import type { DocumentName } from '@prospectus/contract';

import type { Fields, Published } from './published-records.ts';

/** A record as lists on a page hold it: its fields and its id. */
export const itemOf = <N extends DocumentName>({ id, fields }: Published<N>): Fields<N> & { id: string } => ({
  ...fields,
  id,
});

export const items = <N extends DocumentName>(records: readonly Published<N>[]): (Fields<N> & { id: string })[] =>
  records.map(itemOf);

/** The first record, where there is one. */
export const firstItem = <N extends DocumentName>([first]: readonly Published<N>[]) => (first ? itemOf(first) : null);
