import type { Locale } from '@prospectus/design-system';
import { createContext, use } from 'react';
import type { I18nProvider } from 'react-admin';

import type { Catalogue, TextFunction } from './catalogue.ts';
import { type ContractText, contractTextOf } from './contract-text.ts';
import { createI18n } from './create-i18n.ts';
import { englishCatalogue } from './english/catalogue.ts';
import { type Language, localeOf } from './languages.ts';
import { type RefusalText, refusalTextOf } from './refusal-text.ts';

/** The language of the console, and what says its texts. */
export type LanguageValue = {
  language: Language;
  locale: Locale;
  text: TextFunction;
  contractText: ContractText;
  refusalText: RefusalText;
  i18n: I18nProvider;
  components: Catalogue['components'];
};

export function languageValue(language: Language, catalogue: Catalogue): LanguageValue {
  const i18n = createI18n(language, catalogue);
  const contractText = contractTextOf(catalogue.contract);
  return {
    language,
    locale: localeOf(language),
    text: (key, ...[values]) => (added(language, key) ?? i18n).translate(key, values),
    contractText,
    refusalText: refusalTextOf(contractText, catalogue.refusals),
    i18n,
    components: catalogue.components,
  };
}

const later = new Map<string, I18nProvider>();

/** Adds English texts that come with a screen; those of Hindi come together. */
export function addEnglish(texts: Catalogue['texts']): void {
  const i18n = createI18n('en', { texts, reactAdmin: {} });
  for (const area of Object.keys(texts)) later.set(area, i18n);
}

const added = (language: Language, key: string): I18nProvider | undefined =>
  language === 'en' ? later.get(key.split('.', 1)[0] ?? '') : undefined;

export const ENGLISH = languageValue('en', englishCatalogue);

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
