import type { Resource } from '@prospectus/contract';

import { isSame } from './changes.ts';

type Fields = Record<string, unknown>;
export type Side = 'mine' | 'theirs';

/** An action that met a change by someone else: the record both began from, as it stands now, and as it was typed here. */
export type Conflict = {
  action: 'save' | 'publish' | 'discard' | 'delete';
  base: Fields;
  theirs: Fields & { version: number };
  mine: Fields;
};

/** A field on which both sides differ. `suggested` is the side that changed it; where both did, nothing is suggested but mine. */
export type Difference = { name: string; both: boolean; suggested: Side };

/** The fields a person must look at. */
export function differences({ schema }: Resource, { base, theirs, mine }: Conflict): Difference[] {
  return Object.keys(schema.shape).flatMap((name) => {
    if (!(name in mine) || isSame(mine[name], theirs[name])) return [];
    const iChanged = !isSame(mine[name], base[name]);
    const theyChanged = !isSame(theirs[name], base[name]);
    return [{ name, both: iChanged && theyChanged, suggested: iChanged ? 'mine' : 'theirs' } as const];
  });
}

/** The record as chosen field by field, on top of what stands now. */
export function resolved({ theirs, mine }: Conflict, choices: Readonly<Record<string, Side>>): Fields {
  return {
    ...theirs,
    ...Object.fromEntries(
      Object.entries(choices).flatMap(([name, side]) => (side === 'mine' ? [[name, mine[name]]] : [])),
    ),
  };
}
