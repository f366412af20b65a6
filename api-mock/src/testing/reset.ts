import { capabilities } from '../app/capabilities.ts';
import type { Deps } from '../app/deps.ts';

/** The first day again for everything but content, whose seed takes long: accounts, leads, messages, faults, the time. */
export async function resetAllButContent(deps: Deps): Promise<void> {
  for (const capability of capabilities) await capability.reset?.(deps);
}
