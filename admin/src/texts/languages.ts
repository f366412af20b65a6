import type { Locale } from '@prospectus/design-system';

/** The languages of the console, each by its own name, with the locale of its dates and numbers. */
export const LANGUAGES = [
  { id: 'en', name: 'English', locale: 'en-IN' },
  { id: 'hi', name: 'हिन्दी', locale: 'hi-IN' },
] as const satisfies readonly { id: string; name: string; locale: Locale }[];

export type Language = (typeof LANGUAGES)[number]['id'];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(({ id }) => id === value);
export const localeOf = (language: Language): Locale => (language === 'hi' ? 'hi-IN' : 'en-IN');
