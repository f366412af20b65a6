import { type ComponentTexts, english, type Locale } from '@prospectus/design-system';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdmin from 'ra-language-english';
import { createContext, use } from 'react';
import type { I18nProvider } from 'react-admin';

import { type ContractText, contractTextOf, type RefusalText, refusalTextOf } from './contract-text.ts';
import en from './en.json';

/** The languages of the console, each by its own name, with the locale of its dates and numbers. */
export const LANGUAGES = [
  { id: 'en', name: 'English', locale: 'en-IN' },
  { id: 'hi', name: 'हिन्दी', locale: 'hi-IN' },
] as const satisfies readonly { id: string; name: string; locale: Locale }[];

export type Language = (typeof LANGUAGES)[number]['id'];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(({ id }) => id === value);

type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** The key of a text: its area and its name, `shell.signOut`. */
export type TextKey = Paths<typeof en>;

/** Returns a text in the person's language. Numbers are grouped as the language does; pass a year as a string. */
export type TextFunction = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The language of the console, and what says its texts. */
export type LanguageValue = {
  language: Language;
  locale: Locale;
  text: TextFunction;
  contractText: ContractText;
  refusalText: RefusalText;
  i18n: I18nProvider;
  components: ComponentTexts;
};

type Replacer = (expression: string, name: string) => unknown;

/** The texts of a language: the console's, react-admin's (`ra`) and, by their English text, the contract's. */
export function languageValue(
  language: Language,
  texts: typeof en & { contract?: Readonly<Record<string, string>> },
  components: ComponentTexts,
): LanguageValue {
  const locale = language === 'hi' ? 'hi-IN' : 'en-IN';
  const numbers = new Intl.NumberFormat(locale);
  const i18n = polyglotI18nProvider(() => texts as never, language, [], {
    // A message of the API that is no key is shown as it is.
    allowMissing: true,
    replace(this: string, variable: RegExp, valueOf: Replacer) {
      return this.replace(variable, (expression: string, name: string) => {
        const value = valueOf(expression, name);
        return typeof value === 'number' ? numbers.format(value) : String(value);
      });
    },
  });
  const contractText = contractTextOf(texts.contract ?? {});
  const refusalText = refusalTextOf(contractText, language === 'en');
  const text: TextFunction = (key, values) => i18n.translate(key, values);
  return { language, locale, text, contractText, refusalText, i18n, components };
}

/** The contract is written in English, and react-admin brings its own. */
export const ENGLISH = languageValue('en', { ...reactAdmin, ...en }, english);

let present = ENGLISH;

/** The language of the console that is shown, for what is no component. */
export const presentLanguage = (): LanguageValue => present;
export const setPresentLanguage = (value: LanguageValue): void => {
  present = value;
};

export const LanguageContext = createContext<LanguageValue>(ENGLISH);
export const ChangeLanguageContext = createContext<(language: Language) => Promise<void>>(async () => undefined);

/** The language, and its locale for dates and numbers. */
export const useLanguage = (): LanguageValue => use(LanguageContext);

/** `text('editing.saved', { name })`: a text of the console in the person's language. */
export const useText = (): TextFunction => use(LanguageContext).text;

/** What the contract says (labels, helps, choices, messages of its errors) in the person's language. */
export const useContractText = (): ContractText => use(LanguageContext).contractText;

/** What a failure says, in the person's language. */
export const useRefusalText = (): RefusalText => use(LanguageContext).refusalText;

/** Changes the language of this browser; rejects where its texts cannot be loaded. */
export const useChangeLanguage = (): ((language: Language) => Promise<void>) => use(ChangeLanguageContext);
