import type { LeadRecord } from '@prospectus/contract';

import type { useText } from '../../texts/language-context.ts';

/** Who looks after a lead, in words. */
export const ownerName = (
  { owner, owner_name }: Pick<LeadRecord, 'owner' | 'owner_name'>,
  text: ReturnType<typeof useText>,
): string => (owner === null ? text('desk.nobody') : (owner_name ?? text('desk.formerColleague')));
