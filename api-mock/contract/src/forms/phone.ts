import * as z from 'zod/mini';

import { latinDigits } from '../core/digits.ts';

/** Message for an invalid phone (§5). */
export const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number';

const INDIAN = /^[6-9]\d{9}$/;
const INTERNATIONAL = /^\+(?!91)[1-9]\d{6,14}$/;

/**
 * Ten digits for an Indian number; a plus and digits for one from abroad; the digits of any other text. Accepts digits of
 * other scripts, invisible characters, `tel:`, `00` for `+`, a trunk zero, an extension or a second number.
 */
export function normalisePhone(typed: string): string {
  const text = firstNumber(latinDigits(typed.normalize('NFKC')));
  const digits = text.replace(/\D/g, '');
  const isInternational = /^\D*(\+|0\D*0)/.test(text);
  const whole = isInternational ? digits.replace(/^00/, '') : digits;
  const national = /^910?(\d{10})$/.exec(whole)?.[1];
  if (national !== undefined) return national;
  if (isInternational) return `+${whole}`;
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}

const MIN_DIGITS = 7;

// '98765 43210 / 91234 56789', '… ext. 22', '+44 (0)20 …'
function firstNumber(text: string): string {
  const parts = text.replace(/\(0\)/g, '').split(/[;,/]|\bext\b|\sx(?=\s*\d)/i);
  return parts.find((part) => part.replace(/\D/g, '').length >= MIN_DIGITS) ?? text;
}

/** Whether a normalised number is an Indian mobile number (§5) or a number from abroad. */
export const isPhone = (phone: string): boolean => INDIAN.test(phone) || INTERNATIONAL.test(phone);

/** A phone number, normalised. */
export const phoneField = z.pipe(
  z.pipe(z.string(PHONE_MESSAGE).check(z.maxLength(40, PHONE_MESSAGE)), z.transform(normalisePhone)),
  z.string().check(z.refine(isPhone, PHONE_MESSAGE)),
);

/** The number for display, `+91 98765 43210`, with non-breaking spaces. */
export const displayPhone = (phone: string): string =>
  phone.startsWith('+') ? phone : `+91\u00a0${phone.slice(0, 5)}\u00a0${phone.slice(5)}`;

/** The number for analytics and SMS: ten digits get '+91', others stay (§5). */
export const withCountryCode = (phone: string): string => (/^\d{10}$/.test(phone) ? `+91${phone}` : phone);
