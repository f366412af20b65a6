import type { LeadRecord } from '@prospectus/contract';

import type { useText } from '../../texts/language-context.ts';

/** Who looks after a lead, in words. */
export const ownerName = (
  { owner, owner_name }: Pick<LeadRecord, 'owner' | 'owner_name'>,
  text: ReturnType<typeof useText>,
): string => (owner === null ? text('desk.nobody') : (owner_name ?? text('desk.formerColleague')));

/** Nobody, in a list of people to choose from. */
export const NOBODY = '-';

/** The owner that was chosen; null is nobody. */
export const ownerOfChoice = (chosen: string): string | null => (chosen === NOBODY ? null : chosen);
