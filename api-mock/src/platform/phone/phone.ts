import { ApiError } from '@prospectus/contract';
import { PHONE_MESSAGE, phoneField } from '@prospectus/contract/forms';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export const PHONE_NOT_REAL = PHONE_MESSAGE;

/** Reads a phone as §5 has it; throws INVALID_FIELDS under the name it was sent by. */
export function readPhone(typed: string, name: string): string {
  const parsed = phoneField.safeParse(typed);
  if (parsed.success && isRealPhone(parsed.data)) return parsed.data;
  throw new ApiError('INVALID_FIELDS', { errors: { [name]: PHONE_MESSAGE } });
}

/** An Indian number is judged by §5's rule; one from abroad by the numbering plan of its country. */
export const isRealPhone = (phone: string): boolean =>
  !isForeign(phone) || (parsePhoneNumberFromString(phone)?.isValid() ?? false);

/** Numbers from abroad get their code by e-mail. */
export const isForeign = (phone: string): boolean => phone.startsWith('+');
