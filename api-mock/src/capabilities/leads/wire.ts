import type { Lead } from '@prospectus/contract';
import type { InferSelectModel } from 'drizzle-orm';

import type { leads } from './tables.ts';

export type LeadRow = Omit<InferSelectModel<typeof leads>, 'words'>;

/** A lead as its verified owner sees it. */
export const toWire = (lead: LeadRow): Lead => ({
  id: lead.id,
  leads_id: lead.erp_id,
  email: lead.email,
  mobile: lead.phone,
  name: lead.name,
  area_of_interest: lead.interest,
  highest_qualification_id: lead.qualification,
});

const MASK = '•••••';

/** A lead as anyone sees it who knows its phone: the ids alone, not even a first letter or a length of the rest. */
export const toMaskedWire = (lead: Pick<LeadRow, 'id' | 'erp_id'>): Lead => ({
  id: lead.id,
  leads_id: lead.erp_id,
  email: MASK,
  mobile: MASK,
  name: MASK,
  area_of_interest: MASK,
  highest_qualification_id: 0,
});
