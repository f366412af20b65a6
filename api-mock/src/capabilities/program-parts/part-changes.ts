import type { Fields } from '../../content/tables.ts';

/** What can be done with a part: each is given the programme's fields and answers those of them that change. */
export type PartChanges = {
  /** The id of a part that is about to be added. */
  newId(programId: string): string;
  add(program: Fields, id: string, given: Fields): Fields;
  update(program: Fields, id: string, given: Fields): Fields;
  remove(program: Fields, id: string): Fields;
};
