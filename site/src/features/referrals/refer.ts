import { CallFailed, type Client } from '@prospectus/contract/client';
import { fieldErrors, referralForm } from '@prospectus/contract/forms';

import { refusalAt } from '../../lib/refusal.ts';
import type { PostedReferral } from './own-referrals.ts';

/** Refers a friend (§7): null on success, or the refusal. */
export async function refer(api: Client, values: { name: string; phone: string }): Promise<PostedReferral> {
  const checked = referralForm.safeParse(values);
  if (!checked.success) return { values, errors: fieldErrors(checked.error) };
  try {
    await api('POST /learner/v2/referrals', { body: checked.data, query: { referrerForm: 'true' } });
    return null;
  } catch (error) {
    const failure = error instanceof CallFailed ? error.failure : undefined;
    if (!failure) return { values, errors: {}, problem: 'That didn’t work. Please try again.' };
    const { errors = {}, failure: problem } = refusalAt(failure, ['name', 'phone']);
    return { values, errors, ...(problem !== undefined && { problem }) };
  }
}
