import type { Resource } from '@prospectus/contract';

import { isEqual } from './changes.ts';

type Fields = Record<string, unknown>;
export type Side = 'mine' | 'theirs';

/** An action refused because someone else saved first: the record both began from, theirs as saved, mine as typed. */
export type Conflict = {
  action: 'save' | 'publish' | 'discard' | 'delete';
  base: Fields;
  theirs: Fields & { version: number };
  mine: Fields;
};

/** A field whose two values differ. `suggested` is the side that changed it, mine where both did. */
export type Difference = { name: string; both: boolean; suggested: Side };

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
