import { type PartMeta, partMeta, type PartResource, recordMeta } from '@prospectus/contract';

import { type DocumentRow, toRecord, workingCopy } from '../../content/record.ts';
import type { Fields } from '../../content/tables.ts';

export type PartRecord = Fields & PartMeta;
export type ListPart = Extract<PartResource, { list: string }>;
export type SinglePart = Extract<PartResource, { single: string }>;
/** A part with its id, its fields and its position in the programme. */
export type PlacedPart = { id: string; position: number; fields: Fields };

/** Changes of parts: each takes the programme's fields, and returns those that change. */
export type PartChanges = {
  /** The id of a new part. */
  newId(programId: string): string;
  add(program: Fields, id: string, part: Fields): Fields;
  update(program: Fields, id: string, changes: Fields): Fields;
  remove(program: Fields, id: string): Fields;
};

/** A part as the console sees it: its own fields, and the meta fields of its programme. */
export function toPartRecord(part: PartResource, row: DocumentRow, { id, position, fields }: PlacedPart): PartRecord {
  const own = Object.keys(part.schema.shape).filter((name) => Object.hasOwn(fields, name));
  const ofProgram: Fields = toRecord(row);
  const meta = Object.keys(recordMeta.shape).map((name): [string, unknown] => [name, ofProgram[name] ?? null]);
  return {
    ...Object.fromEntries(own.map((name) => [name, fields[name]])),
    ...partMeta.parse({ ...Object.fromEntries(meta), id, programId: row.id, position }),
  };
}

/** The parts of one kind in a programme's working copy. */
export const partsOf = (part: PartResource, row: Pick<DocumentRow, 'id' | 'draft' | 'published'>): PlacedPart[] =>
  partsIn(part, row.id, workingCopy(row));

/** The parts of one kind in a programme's fields. */
export function partsIn(part: PartResource, programId: string, program: Fields): PlacedPart[] {
  if ('list' in part)
    return itemsOf(part, program).map((fields, position) => ({ id: String(fields['id']), position, fields }));
  const fields = singleFields(part, program);
  return part.single === 'always' || isFilled(part, fields) ? [{ id: programId, position: 0, fields }] : [];
}

/** The items of a list in the programme's fields. */
export const itemsOf = (part: ListPart, program: Fields): Fields[] => (program[part.list] ?? []) as Fields[];

/** The fields of a single part, also of an absent one. */
export const singleFields = (part: SinglePart, program: Fields): Fields =>
  part.of ? ((program[part.of] ?? {}) as Fields) : program;

/** Whether an optional part exists: one of its fields is filled. */
export const isFilled = (part: PartResource, fields: Fields): boolean =>
  Object.keys(part.schema.shape).some((name) => Boolean(fields[name]));
