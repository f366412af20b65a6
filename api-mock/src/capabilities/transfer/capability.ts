import { type Resource, resources } from '@prospectus/contract';

import type { TableResource } from '../../operations/table-store.ts';
import type { Capability } from '../capability.ts';
import { exportRoutes, importRoutes } from './routes.ts';
import { documentTarget, tableTarget, type Target, type TransferDeps } from './target.ts';

/** Export and import of every resource; `tables` are those that are stored in tables of their own. */
export const transfer = <Deps extends TransferDeps>(
  tables: (deps: Deps) => readonly TableResource[],
): Capability<Deps> => ({
  name: 'transfer',
  mount: (deps) => {
    const targets = targetsOf(deps, tables(deps));
    return { uploads: importRoutes(deps, targets), routes: [exportRoutes(deps, targets)] };
  },
});

function targetsOf(deps: TransferDeps, tables: readonly TableResource[]): Map<string, Target> {
  const documents = Object.values<Resource>(resources).filter(({ storage }) => storage === 'document');
  return new Map(
    [
      ...documents.map((resource) => documentTarget(deps, resource)),
      ...tables.map((spec) => tableTarget(deps, spec)),
    ].map((target) => [target.resource.name, target]),
  );
}
