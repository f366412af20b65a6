import { isInternational, normalizePhone } from './normalize-phone.ts';

/** A country that a phone number can be from. */
export interface PhoneCountry {
  /** ISO 3166 code of two letters, shown beside the number. */
  code: string;
  label: string;
  /** With its plus: '+91'. */
  dial: string;
}

/**
 * The country whose code the number begins with; home's for a number without one; undefined while the code is not
 * whole, or unknown. Several countries share one code: the picked one is believed.
 */
export function findPhoneCountry(
  text: string,
  { countries, home, picked }: { countries: readonly PhoneCountry[]; home: string; picked?: string | undefined },
): PhoneCountry | undefined {
  const known = isInternational(text) ? countries.filter(({ dial }) => text.startsWith(dial)) : byDial(countries, home);
  const longest = Math.max(...known.map(({ dial }) => dial.length));
  const fitting = known.filter(({ dial }) => dial.length === longest);
  // Of Canada and the United States, of Kazakhstan and Russia, the last has most of the numbers.
  return fitting.find(({ code }) => code === picked) ?? fitting.at(-1);
}

/** The same number as one of another country: its code changes, its digits stay. */
export function withDialCode(
  dial: string,
  text: string,
  { from, home }: { from: string | undefined; home: string },
): string {
  const carried = isInternational(text) ? (from ?? '+') : '';
  const digits = text.slice(carried.length).replace(/\D/g, '');
  return dial === home ? normalizePhone(digits, home) : `${dial}${digits}`;
}

const byDial = (countries: readonly PhoneCountry[], wanted: string) => countries.filter(({ dial }) => dial === wanted);
