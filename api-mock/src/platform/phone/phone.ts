import { ApiError } from '@prospectus/contract';
import { isPhone, PHONE_MESSAGE, phoneField } from '@prospectus/contract/forms';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Parses a phone (§5) into its stored form; throws INVALID_FIELDS for the named field. */
export function readPhone(typed: string, name: string): string {
  const phone = findPhone(typed);
  if (phone !== undefined) return phone;
  throw new ApiError('INVALID_FIELDS', { errors: { [name]: PHONE_MESSAGE } });
}

/** The stored form of a phone; undefined if the text is no phone. */
export function findPhone(typed: string): string | undefined {
  const parsed = phoneField.safeParse(typed);
  return parsed.success ? storedPhone(parsed.data) : undefined;
}

/**
 * The stored form of a phone number, also for search and comparison. An Indian number has ten digits (§5); a foreign one
 * is E.164 by its country's numbering plan, without the trunk prefix: +44 07400 123456 is +44 7400 123456.
 * Undefined for a number that cannot be dialled.
 */
export function storedPhone(phone: string): string | undefined {
  if (!isForeign(phone)) return phone;
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isValid() && isPhone(parsed.number) ? parsed.number : undefined;
}

/** Numbers from abroad get their code by e-mail. */
export const isForeign = (phone: string): boolean => phone.startsWith('+');
