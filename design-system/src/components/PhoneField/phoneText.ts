const NATIONAL_DIGITS = 10;
const LONGEST_INTERNATIONAL = 15;

/**
 * What a phone input holds, made plain: ten national digits, or `+` and the digits of a number from abroad.
 * A pasted national number loses its country code or trunk zero.
 */
export function phoneText(text: string, countryCode: string): string {
  const code = countryCode.replace(/\D/g, '');
  const digits = text.replace(/\D/g, '');
  const carriesCode = digits.startsWith(code) && digits.length === code.length + NATIONAL_DIGITS;
  if (carriesCode) return digits.slice(code.length);
  if (text.trimStart().startsWith('+')) return `+${digits.slice(0, LONGEST_INTERNATIONAL)}`;
  if (digits.startsWith('0') && digits.length === NATIONAL_DIGITS + 1) return digits.slice(1);
  return digits.slice(0, code.length + NATIONAL_DIGITS - 1);
}

/** Whether the text is a number from abroad, which needs no prefix of ours. */
export const isInternational = (text: string): boolean => text.trimStart().startsWith('+');
