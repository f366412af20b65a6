import { can, type SearchResult, type Role } from '@prospectus/contract';

import { personOf } from '../http/access.ts';
import { on } from './calls.ts';

/** A record with how well it fits what was looked for (`fitOf`), the best first. */
export type Ranked = SearchResult & { rank: number };

/** Finds records of some resources by prefixes of words. */
export type Finder = {
  resources: readonly string[];
  /** At most so many of each resource. */
  find(text: string, resources: readonly string[], mostOfEach: number): Promise<Ranked[]>;
};

const MAX_RESULTS = 20;
const MAX_PER_RESOURCE = 5;

/** One search over all that the person's role may list, for the console's finder. */
export const consoleSearchRoutes = (finders: readonly Finder[]) => [
  on('GET /admin/search', async ({ query: { q }, req }) => {
    const { role } = personOf(req);
    const found = await Promise.all(finders.map((finder) => findAllowed(finder, role, q)));
    const best = found
      .flat()
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, MAX_RESULTS);
    // Records of one resource stand together, in the order of the best of each.
    const groups = Map.groupBy(best, ({ resource }) => resource);
    return [...groups.values()].flat().map(({ rank: _rank, ...record }) => record);
  }),
];

async function findAllowed(finder: Finder, role: Role | null, text: string): Promise<Ranked[]> {
  const allowed = finder.resources.filter((name) => can(role, 'list', name));
  return allowed.length > 0 && text.trim() !== '' ? finder.find(text, allowed, MAX_PER_RESOURCE) : [];
}
