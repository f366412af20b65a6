import type { Deps } from './deps.ts';
import { sweepLimits } from '../platform/limits/limit.ts';
import { sweepLeads } from '../capabilities/leads/sweep.ts';
import { sweepOutbox } from '../capabilities/outbox/sweep.ts';
import { sweepReferrals } from '../capabilities/referrals/sweep.ts';
import { sweepLinks } from '../capabilities/staff/links.ts';
import { sweepSessions } from '../capabilities/staff/sessions.ts';

const EVERY_MS = 10 * 60_000;

/** Drops what has run out, every ten minutes until the process stops. */
export function keepSweeping(deps: Deps): void {
  const all = () => void sweep(deps).catch((error: unknown) => deps.log.error({ err: error }, 'sweeping failed'));
  const timer = setInterval(all, EVERY_MS).unref();
  deps.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** One round of it. */
export async function sweep(deps: Deps): Promise<void> {
  for (const part of [sweepLimits, sweepSessions, sweepLinks, sweepLeads, sweepReferrals, sweepOutbox])
    await part(deps);
}
