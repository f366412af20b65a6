import type { Standing } from './person.ts';
import { secondFactorsOf } from './second-factor.ts';
import { openSessionsOf } from './sessions.ts';

/** Open sessions and second factors of some people. */
export async function standingOf(
  deps: Parameters<typeof openSessionsOf>[0],
  ids: readonly string[],
): Promise<(id: string) => Standing> {
  const [open, factors] = [await openSessionsOf(deps, ids), await secondFactorsOf(deps.db, ids)];
  return (id) => ({ openSessions: open.get(id) ?? 0, secondFactor: factors.has(id) });
}
