import { ApiError } from '@prospectus/contract';
import { isPhone, PHONE_MESSAGE, phoneField } from '@prospectus/contract/forms';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Reads a phone as §5 has it, as it is stored; throws INVALID_FIELDS under the name it was sent by. */
export function readPhone(typed: string, name: string): string {
  const phone = findPhone(typed);
  if (phone !== undefined) return phone;
  throw new ApiError('INVALID_FIELDS', { errors: { [name]: PHONE_MESSAGE } });
}

/** A phone as it is stored; undefined for a text that is none. */
export function findPhone(typed: string): string | undefined {
  const parsed = phoneField.safeParse(typed);
  return parsed.success ? storedPhone(parsed.data) : undefined;
}

/**
 * The one form in which a number is stored, found and compared. An Indian one is ten digits by §5's rule; one from abroad
 * is E.164 by the numbering plan of its country, which knows its trunk prefix: +44 07400 123456 is +44 7400 123456.
 * Undefined for a number that cannot be dialled.
 */
export function storedPhone(phone: string): string | undefined {
  if (!isForeign(phone)) return phone;
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.isValid() && isPhone(parsed.number) ? parsed.number : undefined;
}

/** Numbers from abroad get their code by e-mail. */
export const isForeign = (phone: string): boolean => phone.startsWith('+');
