import * as z from 'zod/mini';

import { latinDigits } from '../core/digits.ts';

/** Message for a phone that cannot be one (§5). */
export const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number';

const INDIAN = /^[6-9]\d{9}$/;
const INTERNATIONAL = /^\+(?!91)[1-9]\d{6,14}$/;

/**
 * Ten digits for an Indian number; a plus and digits for one from abroad, in which the API finds E.164. Reads any way a
 * number is written or pasted, as the phone field does: digits of other scripts, invisible marks of an address book,
 * `tel:`, `00` for `+`, a trunk zero, an extension or a second number after it. Anything else comes back as its digits.
 */
export function normalisePhone(typed: string): string {
  const written = firstNumber(latinDigits(typed.normalize('NFKC')));
  const digits = written.replace(/\D/g, '');
  const isInternational = /^\D*(\+|0\D*0)/.test(written);
  const whole = isInternational ? digits.replace(/^00/, '') : digits;
  const national = /^910?(\d{10})$/.exec(whole)?.[1];
  if (national !== undefined) return national;
  if (isInternational) return `+${whole}`;
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}

const SHORTEST = 7;

// '98765 43210 / 91234 56789', '… ext. 22', '+44 (0)20 …'
function firstNumber(text: string): string {
  const parts = text.replace(/\(0\)/g, '').split(/[;,/]|\bext\b|\sx(?=\s*\d)/i);
  return parts.find((part) => part.replace(/\D/g, '').length >= SHORTEST) ?? text;
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
