import * as z from 'zod/mini';

/** Message for a phone that cannot be one (§5). */
export const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number';

const INDIAN = /^[6-9]\d{9}$/;
const INTERNATIONAL = /^\+(?!91)[1-9]\d{6,14}$/;

/**
 * Ten digits for an Indian number, with non-digits, a leading 0 and +91 removed (§5);
 * E.164 with its plus for a number from abroad. Anything else comes back as typed, less its punctuation.
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const abroad = typed.trim().startsWith('+') && !digits.startsWith('91');
  if (abroad) return `+${digits}`;
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}

/** Whether a normalised number has the shape of a mobile number (§5), or of a number from abroad. */
export const isPhone = (phone: string): boolean => INDIAN.test(phone) || INTERNATIONAL.test(phone);

/** Takes what was typed, gives the normalised number. */
export const phoneField = z.pipe(
  z.pipe(z.string(PHONE_MESSAGE).check(z.maxLength(40, PHONE_MESSAGE)), z.transform(normalisePhone)),
  z.string().check(z.refine(isPhone, PHONE_MESSAGE)),
);

/** The number as a person reads it, `+91 98765 43210`, with spaces that do not break. */
export const displayPhone = (phone: string): string =>
  phone.startsWith('+') ? phone : `+91\u00a0${phone.slice(0, 5)}\u00a0${phone.slice(5)}`;

/** The number as it is sent to analytics and by SMS: ten digits get '+91', other lengths stay (§5). */
export const withCountryCode = (phone: string): string => (/^\d{10}$/.test(phone) ? `+91${phone}` : phone);
