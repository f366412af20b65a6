import type { Person } from './person/person.ts';

/** Where a person at a table stands in a window. */
export const AT = { x: 200, y: 272, scale: 1.12 };
/** With the eyes on the work. */
export const down = (person: Person): Person => ({ ...person, down: true });
/** With nothing on the head. */
export const bare = ({ cover: _cover, ...person }: Person): Person => person;
