import type { LeadContact, LeadRecord } from '@prospectus/contract';

const HIDDEN = '••••••';

/** A contact as lists and records show it: the phone's last four digits, the first letter and domain of the e-mail. */
export const maskedContact = ({ mobile, email }: LeadContact): LeadContact => {
  const at = email.lastIndexOf('@');
  return {
    mobile: `${HIDDEN}${mobile.slice(-4)}`,
    email: at < 1 ? HIDDEN : `${email.slice(0, 1)}${HIDDEN}${email.slice(at)}`,
  };
};

/** A lead without its contact. */
export const masked = <Lead extends Pick<LeadRecord, 'mobile' | 'email'>>(lead: Lead): Lead => ({
  ...lead,
  ...maskedContact(lead),
});
