import type { PartResource } from '@prospectus/contract';

import type { Fields } from '../content/tables.ts';
import { listChanges } from './list-changes.ts';
import { singleChanges } from './single-changes.ts';

/** What can be done with a part: each is given the programme's fields and answers those of them that change. */
export type PartChanges = {
  /** The id of a part that is about to be added. */
  newId(programId: string): string;
  add(program: Fields, id: string, given: Fields): Fields;
  update(program: Fields, id: string, given: Fields): Fields;
  remove(program: Fields, id: string): Fields;
};

export const changesOf = (part: PartResource): PartChanges =>
  'list' in part ? listChanges(part) : singleChanges(part);
