import type { Resource } from '@prospectus/contract';

type Fields = Record<string, unknown>;

/** Whether two values of a form are equal; values are plain JSON. */
export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The resource's own fields that differ from the record. A save sends only these, so that it changes nothing else. */
export function changedFields({ schema }: Resource, record: Fields, values: Fields): Fields {
  return Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) =>
      name in values && !isEqual(values[name], record[name]) ? [[name, values[name]]] : [],
    ),
  );
}

/** The resource's own fields of a form's values, without ids, versions and times. */
export const ownFields = ({ schema }: Resource, values: Fields): Fields =>
  Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (name in values ? [[name, values[name]]] : [])));

export type Side = 'mine' | 'theirs';

/** An action refused because someone else saved first: the common base, their saved record, and the typed values. */
export type Conflict = {
  action: 'save' | 'publish' | 'discard' | 'delete';
  base: Fields;
  theirs: Fields & { version: number };
  mine: Fields;
};

/** A field whose two values differ. `suggested` is the side that changed it, mine where both did. */
type Difference = { name: string; both: boolean; suggested: Side };

/** The fields on which the two sides differ. */
export function conflictingFields({ schema }: Resource, { base, theirs, mine }: Conflict): Difference[] {
  return Object.keys(schema.shape).flatMap((name) => {
    if (!(name in mine) || isEqual(mine[name], theirs[name])) return [];
    const iChanged = !isEqual(mine[name], base[name]);
    const theyChanged = !isEqual(theirs[name], base[name]);
    return [{ name, both: iChanged && theyChanged, suggested: iChanged ? 'mine' : 'theirs' } as const];
  });
}

/** The newest record with the chosen fields of mine. */
export function mergeConflict({ theirs, mine }: Conflict, choices: Readonly<Record<string, Side>>): Fields {
  return {
    ...theirs,
    ...Object.fromEntries(
      Object.entries(choices).flatMap(([name, side]) => (side === 'mine' ? [[name, mine[name]]] : [])),
    ),
  };
}
