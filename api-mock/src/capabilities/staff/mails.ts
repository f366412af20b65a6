import { BRAND_NAME } from '@prospectus/contract';

import { SECRET_PLACEHOLDER } from '../outbox/index.ts';

/** A mail to staff. It contains no text from a request: anybody can cause one to be sent to any address. */
export type Mail = { subject: string; text: string };

export const staffConfirmationMail = (publicUrl: string): Mail => ({
  subject: `Please confirm your address for ${BRAND_NAME}`,
  text: `Somebody, we hope you, asked for a staff account at ${BRAND_NAME} with this e-mail address.

To confirm that the address is yours, open this link within 24 hours:
${publicUrl}/admin/confirm?token=${SECRET_PLACEHOLDER}

An administrator then decides what the account may do. If you did not ask for an account, please do not open the link; nothing more will happen.`,
});

export const resetMail = (publicUrl: string): Mail => ({
  subject: `A new password for ${BRAND_NAME}`,
  text: `Somebody, we hope you, asked for a new password for your staff account at ${BRAND_NAME}.

To choose one, open this link within 30 minutes:
${publicUrl}/admin/reset-password?token=${SECRET_PLACEHOLDER}

The link works once. If you did not ask for it, you need not do anything: your password stays as it is.`,
});

export const alreadyRegisteredMail = (publicUrl: string): Mail => ({
  subject: `You already have an account at ${BRAND_NAME}`,
  text: `Somebody, perhaps you, asked for a staff account at ${BRAND_NAME} with this e-mail address. The address has an account already, so nothing was changed.

To sign in: ${publicUrl}/admin
To choose a new password: ${publicUrl}/admin/forgot-password

If it was not you, you need not do anything.`,
});

export const passwordChangedMail = (publicUrl: string): Mail => ({
  subject: `Your password at ${BRAND_NAME} was changed`,
  text: `The password of your staff account at ${BRAND_NAME} has just been changed.

If it was not you, please choose a new one at once: ${publicUrl}/admin/forgot-password`,
});
