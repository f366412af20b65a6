import { type StoreDeps, type TableResource, tableWrites, type TableWrites } from '../../operations/table-store.ts';
import { lockPlan } from './change.ts';

/** The usual writes of a table, none beside a change of lectures. */
export function lockedWrites(deps: StoreDeps, { writes: _own, ...spec }: TableResource): TableWrites {
  const plain = tableWrites(deps, spec);
  return {
    create: async (tx, ...rest) => {
      await lockPlan(tx);
      return plain.create(tx, ...rest);
    },
    update: async (tx, ...rest) => {
      await lockPlan(tx);
      return plain.update(tx, ...rest);
    },
    remove: async (tx, ...rest) => {
      await lockPlan(tx);
      return plain.remove(tx, ...rest);
    },
  };
}
