import { capabilities } from '../app/capabilities.ts';
import type { Deps } from '../app/deps.ts';

/** Resets everything except content, whose seed takes long. */
export async function resetAllButContent(deps: Deps): Promise<void> {
  for (const capability of capabilities) await capability.reset?.(deps);
}
