import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';

import type { Catalogue } from './catalogue.ts';
import { type Language, LANGUAGES, localeOf } from './languages.ts';

type Replacer = (expression: string, name: string) => unknown;

/** react-admin's provider of one language: the console's texts and react-admin's own messages. */
export function createI18n(
  language: Language,
  { texts, reactAdmin }: Pick<Catalogue, 'texts' | 'reactAdmin'>,
): I18nProvider {
  const numbers = new Intl.NumberFormat(localeOf(language));
  return polyglotI18nProvider(
    () => ({ ...reactAdmin, ...texts }) as never,
    language,
    LANGUAGES.map(({ id, name }) => ({ locale: id, name })),
    {
      // A message of the API that is no key is shown as it is.
      allowMissing: true,
      replace(this: string, variable: RegExp, valueOf: Replacer) {
        return this.replace(variable, (expression: string, name: string) => {
          const value = valueOf(expression, name);
          return typeof value === 'number' ? numbers.format(value) : String(value);
        });
      },
    },
  );
}
