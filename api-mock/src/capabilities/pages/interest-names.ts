import { interestList } from './interest-list.ts';
import type { Snapshot } from './snapshot.ts';
import { contentOf } from './tracked-content.ts';

const known = new WeakMap<Snapshot, ReadonlySet<string>>();

/** The values of 'area of interest' that forms offer. */
export function interestNames(snapshot: Snapshot): ReadonlySet<string> {
  const names =
    known.get(snapshot) ??
    new Set(interestList(contentOf(snapshot, () => undefined)).map(({ erp_unicode }) => erp_unicode));
  known.set(snapshot, names);
  return names;
}
