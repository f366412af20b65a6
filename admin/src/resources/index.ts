import type { ConsoleResource, ResourceEntry } from '../records/console-resource.ts';
import { resourceEntries } from '../records/resource-entries.ts';
import { footer } from './footer/index.ts';
import { lectureResources } from './live-lectures/index.tsx';
import { pageResources } from './pages/index.tsx';
import { program } from './program/index.tsx';
import { settings } from './settings/index.ts';
import { siteContent } from './site-content.ts';

/** All resources; those that need more than their declaration, which is enough for a list, a form, order and history. */
const all = new Map<string, ConsoleResource>(
  [...resourceEntries, program, footer, settings, ...lectureResources, ...pageResources, ...siteContent].map(
    (resource) => [resource.declaration.name, resource],
  ),
);

/** A resource with all that its screens need. */
export const consoleResource = ({ declaration }: ResourceEntry): ConsoleResource =>
  all.get(declaration.name) ?? { declaration };
