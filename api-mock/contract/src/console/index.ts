import { type PartResource, parts } from '../resources/parts.ts';
import { resources } from '../resources/index.ts';
import type { Resource } from '../resources/resource.ts';
import type { ConsoleCall, ConsoleSubject, ListNames } from './call.ts';
import { lectureSubject } from './lecture-calls.ts';
import { operationSubjects } from './operation-calls.ts';
import { partSubject } from './part-calls.ts';
import { resourceSubject } from './resource-calls.ts';

/** Every call of the console: those of the content resources, of the parts of programmes, and of the operation. */
export const consoleSubjects: readonly ConsoleSubject[] = [
  ...Object.values<Resource>(resources).map((resource) =>
    resource.name === lectureSubject.name ? lectureSubject : resourceSubject(resource),
  ),
  ...Object.values<PartResource>(parts).map(partSubject),
  ...operationSubjects,
];

export type { ConsoleCall, ConsoleSubject, ListNames };
