import { BRAND_NAME, ROLE } from '@prospectus/contract';

import { liveSettings } from '../../content/live-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { spentOf } from '../../platform/limits/limit.ts';
import { mailboxesOf } from '../staff/index.ts';
import type { LeadDeps } from './lead-deps.ts';
import { ALL_PHONES, allCodes } from './send-code.ts';

/** The share of an hour's or a day's codes from which administrators are warned. */
const ALARM_SHARE = 0.8;

/** Mails every administrator once for an hour, or a day, in which most of its codes are sent. */
export async function warnOfCodes(deps: LeadDeps & Pick<Platform, 'log'>): Promise<void> {
  for (const budget of allCodes(deps, await liveSettings(deps.db))) {
    const spent = await spentOf(deps, budget, ALL_PHONES);
    if (!spent || spent.points < budget.points * ALARM_SHARE) continue;
    deps.log.warn({ limit: budget.scope, points: spent.points }, 'most one-time codes are sent');
    if (!deps.outbox.isOn('email')) continue;
    const sent = Math.min(spent.points, budget.points);
    const body = codesMail(deps.config.publicUrl, { sent, of: budget.points, until: spent.resetsAt });
    for (const { id, email } of await mailboxesOf(deps.db, ROLE.ADMIN))
      await deps.outbox.enqueue(deps.db, {
        channel: 'email',
        purpose: 'staff-note',
        subject: id,
        recipient: email,
        body,
        once: `${budget.scope}:${spent.resetsAt.toISOString()}:${id}`,
      });
  }
}

function codesMail(publicUrl: string, { sent, of, until }: { sent: number; of: number; until: Date }) {
  const time = until.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });
  const count = (codes: number) => codes.toLocaleString('en-IN');
  return {
    subject: `${BRAND_NAME} has sent most of its one-time codes`,
    text: `${count(sent)} of ${count(of)} one-time codes are sent. When all are, nobody new can enquire until ${time} (India).

If a campaign runs, raise the limit: ${publicUrl}/admin/settings
If not, somebody may be spending your money: have the network that the requests come from blocked.`,
  };
}
