import { latinDigits } from '../Field/latin-digits.ts';

const NATIONAL_DIGITS = 10;
const LONGEST_INTERNATIONAL = 15;
const SHORTEST = 7;

/**
 * What a phone input holds, made plain: ten national digits, or `+` and the digits of a number from abroad (E.164).
 * Takes any way a number is written or pasted: with spaces, brackets and dashes, invisible marks of an address book,
 * `tel:`, a trunk zero, `00` for `+`, digits of an Indian script, an extension or a second number after it.
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

/** Whether the text is a number that carries its country's code, which needs no prefix of ours. */
export const isInternational = (text: string): boolean => /^\D*\+/.test(text) || /^\D*0\D*0/.test(text);

// The ten digits of a number that carries the code of home, with or without the trunk zero between.
function nationalPart(digits: string, code: string): string | undefined {
  const rest = digits.startsWith(code) ? digits.slice(code.length).replace(/^0/, '') : '';
  return rest.length === NATIONAL_DIGITS && digits.length >= code.length + NATIONAL_DIGITS ? rest : undefined;
}

// '98765 43210 / 91234 56789', '… ext. 22', '+44 (0)20 …'
function firstNumber(text: string): string {
  const parts = text.replace(/\(0\)/g, '').split(/[;,/]|\bext\b|\sx(?=\s*\d)/i);
  return parts.find((part) => part.replace(/\D/g, '').length >= SHORTEST) ?? text;
}
