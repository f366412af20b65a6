import { latinDigits } from '../Field/latin-digits.ts';

const NATIONAL_DIGITS = 10;
const LONGEST_INTERNATIONAL = 15;
const SHORTEST = 7;

/**
 * Normalizes the value of a phone input: ten national digits, or `+` and the digits of a foreign number (E.164).
 * Accepts numbers as people write or paste them: with spaces, brackets and dashes, invisible characters of an address
 * book, `tel:`, a trunk zero, `00` for `+`, digits of an Indian script, an extension or a second number after it.
 */
export function normalizePhone(text: string, countryCode: string): string {
  const written = firstNumber(latinDigits(text));
  const code = countryCode.replace(/\D/g, '');
  const digits = written.replace(/\D/g, '');
  if (isInternational(written)) {
    const whole = digits.replace(/^00/, '');
    return nationalPart(whole, code) ?? `+${whole.slice(0, LONGEST_INTERNATIONAL)}`;
  }
  const national = nationalPart(digits, code);
  if (national !== undefined) return national;
  if (digits.startsWith('0') && digits.length === NATIONAL_DIGITS + 1) return digits.slice(1);
  return digits.slice(0, code.length + NATIONAL_DIGITS - 1);
}

/** Whether the number has a country code, so that it needs no prefix. */
export const isInternational = (text: string): boolean => /^\D*\+/.test(text) || /^\D*0\D*0/.test(text);

// The ten digits of a number with the home country code, with or without a trunk zero between.
function nationalPart(digits: string, code: string): string | undefined {
  const rest = digits.startsWith(code) ? digits.slice(code.length).replace(/^0/, '') : '';
  return rest.length === NATIONAL_DIGITS && digits.length >= code.length + NATIONAL_DIGITS ? rest : undefined;
}

// '98765 43210 / 91234 56789', '… ext. 22', '+44 (0)20 …'
function firstNumber(text: string): string {
  const parts = text.replace(/\(0\)/g, '').split(/[;,/]|\bext\b|\sx(?=\s*\d)/i);
  return parts.find((part) => part.replace(/\D/g, '').length >= SHORTEST) ?? text;
}
