import type { ContentDeps } from '../../content/deps.ts';
import { documentResources } from '../../content/record.ts';
import { undoChangeOf } from '../../content/undo.ts';
import { type TableResource, undoRowsOf } from '../../operations/table-store.ts';
import { sweepChangeSets, type Undo } from '../../platform/changes/change-sets.ts';
import type { Capability } from '../capability.ts';
import { changeRoutes } from './console-routes.ts';

const HOUR_MS = 3_600_000;

/**
 * The history of changes, and undo. `tables` are the resources in tables of their own, `others` undoes changes of anything
 * but the records of a resource.
 */
export const changes = <Deps extends ContentDeps>(
  tables: (deps: Deps) => readonly TableResource[],
  others: (deps: Deps) => Readonly<Record<string, Undo>>,
): Capability<Deps> => ({
  name: 'changes',
  mount: (deps) => {
    const undos = new Map([
      ...documentResources.map((resource) => [resource.name, undoChangeOf(deps, resource)] as const),
      ...tables(deps).map((spec) => [spec.resource.name, undoRowsOf(deps, spec)] as const),
      ...Object.entries(others(deps)),
    ]);
    return { routes: [changeRoutes(deps, undos)] };
  },
  jobs: ({ db, clock }) => [{ name: 'old change sets', everyMs: HOUR_MS, run: () => sweepChangeSets(db, clock.now()) }],
});
