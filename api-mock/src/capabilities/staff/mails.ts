import { BRAND_NAME } from '@prospectus/contract';

import { SECRET_PLACEHOLDER } from '../outbox/index.ts';

/** A mail to staff. It contains no text from a request, as anyone can have one sent to any address. */
export type Mail = { subject: string; text: string };

export const staffConfirmationMail = (publicUrl: string): Mail => ({
  subject: `Please confirm your address for ${BRAND_NAME}`,
  text: `We received a request for a staff account at ${BRAND_NAME} with this e-mail address.

If you sent it, open this link within 24 hours to confirm your address:
${publicUrl}/admin/confirm?token=${SECRET_PLACEHOLDER}

An administrator then decides what the account may do. If you didn’t ask for an account, please don’t open the link. Nothing more will happen.`,
});

export const resetMail = (publicUrl: string): Mail => ({
  subject: `A new password for ${BRAND_NAME}`,
  text: `We received a request for a new password for your staff account at ${BRAND_NAME}.

To choose one, open this link within 30 minutes:
${publicUrl}/admin/reset-password?token=${SECRET_PLACEHOLDER}

The link works once. If you didn’t ask for it, you don’t have to do anything. Your password stays the same.`,
});

export const alreadyRegisteredMail = (publicUrl: string): Mail => ({
  subject: `You already have an account at ${BRAND_NAME}`,
  text: `We received a request for a staff account at ${BRAND_NAME} with this e-mail address. It already has an account, so we haven’t changed anything.

To sign in: ${publicUrl}/admin
To choose a new password: ${publicUrl}/admin/forgot-password

If it wasn’t you, you don’t have to do anything.`,
});

export const passwordChangedMail = (publicUrl: string): Mail => ({
  subject: `Your password at ${BRAND_NAME} was changed`,
  text: `The password of your staff account at ${BRAND_NAME} has just been changed.

If it wasn’t you, please choose a new one at once: ${publicUrl}/admin/forgot-password`,
});

export const invitationMail = (publicUrl: string): Mail => ({
  subject: `You are invited to ${BRAND_NAME}`,
  text: `You are invited to work in the console of ${BRAND_NAME}.

To set your name and a password, open this link within 7 days:
${publicUrl}/admin/invitation?token=${SECRET_PLACEHOLDER}

The link works once. If you don’t know why you received it, you don’t have to do anything.`,
});

export const secondFactorMail = (publicUrl: string): Mail => ({
  subject: `The second factor of your account at ${BRAND_NAME} was changed`,
  text: `The second factor of your staff account at ${BRAND_NAME} has just been switched on or off.

If it wasn’t you, please choose a new password at once: ${publicUrl}/admin/forgot-password`,
});
