import { type Resource, resources } from '@prospectus/contract';

import { type ResourceEntry } from './console-resource.ts';

/** All resources of the contract, as far as they are known before one of their screens is opened. */
export const resourceEntries: readonly ResourceEntry[] = Object.values<Resource>(resources).map((declaration) => ({
  declaration,
}));

// EVENT_CREATER has a single entry (ROLE-05), whose screen links to batches and holidays.
const IN_MENU: ReadonlySet<string> = new Set([
  'metadata',
  'program',
  'landing-pages',
  'blogs',
  'auxiliary-pages',
  'footer',
  'live-lectures',
  'batches',
  'holidays',
  'launchpad',
  'redirects',
  'settings',
]);

/** Resources that the menu leads to. */
export const resourcesInMenu = resourceEntries.filter(({ declaration }) => IN_MENU.has(declaration.name));

/** The others: the Site Content Manager lists them (ADMIN-04). */
export const sharedResources = resourceEntries.filter(({ declaration }) => !IN_MENU.has(declaration.name));
