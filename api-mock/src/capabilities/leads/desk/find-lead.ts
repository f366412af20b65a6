import { ApiError, type LeadContact, type LeadRecord, type StaffUser } from '@prospectus/contract';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../../platform/database/database.ts';
import { type LeadRow, leads } from '../tables.ts';
import { mayWorkOn } from './views.ts';

/** Locks the lead; NOT_FOUND for one that the person may not work on. */
export async function lockOwnLead(tx: Database, id: string, person: StaffUser): Promise<LeadRow> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), mayWorkOn(person)))
    .for('update');
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** NOT_FOUND for a lead that the person may not work on. */
export async function requireOwnLead(db: Database, id: string, person: StaffUser): Promise<void> {
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, id), mayWorkOn(person)));
  if (!row) throw new ApiError('NOT_FOUND');
}

/** Refuses a merged lead. */
export function refuseMerged({ merged_into }: LeadRow): void {
  if (merged_into !== null) throw new ApiError('LOCKED', { msg: 'This lead is a part of another one now.' });
}

const HIDDEN = '••••••';

/** Masks a contact: the phone except its last four digits, the e-mail except first letter and domain. */
export const maskedContact = ({ mobile, email }: LeadContact): LeadContact => {
  const at = email.lastIndexOf('@');
  return {
    mobile: `${HIDDEN}${mobile.slice(-4)}`,
    email: at < 1 ? HIDDEN : `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`,
  };
};

/** Masks the contact of a lead. */
export const masked = <Lead extends Pick<LeadRecord, 'mobile' | 'email'>>(lead: Lead): Lead => ({
  ...lead,
  ...maskedContact(lead),
});
