import { TextsProvider } from '@prospectus/design-system';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Store } from 'react-admin';

import {
  ChangeLanguageContext,
  ENGLISH,
  isLanguage,
  type Language,
  LanguageContext,
  type LanguageValue,
  setPresentLanguage,
} from './language-context.ts';

const STORED_AS = 'language';
const load = async (language: Language): Promise<LanguageValue> =>
  language === 'en' ? ENGLISH : (await import('./hindi.ts')).HINDI;

/**
 * The language of everything below it, remembered in the store. Hindi is loaded when it is chosen; a change renders
 * what is shown again and loses nothing that was typed.
 */
export function LanguageProvider({ store, children }: { store: Store; children: ReactNode }) {
  const [initial] = useState(() => {
    const stored: unknown = store.getItem(STORED_AS);
    return isLanguage(stored) ? stored : 'en';
  });
  const [value, setValue] = useState(initial === 'en' ? ENGLISH : undefined);
  const change = useCallback(
    async (language: Language) => {
      setValue(await load(language));
      store.setItem(STORED_AS, language);
    },
    [store],
  );
  useEffect(() => {
    // Where its texts cannot be loaded, the console opens in English.
    if (initial !== 'en') load(initial).then(setValue, () => setValue(ENGLISH));
  }, [initial]);
  useEffect(() => {
    if (!value) return;
    document.documentElement.lang = value.locale;
    setPresentLanguage(value);
  }, [value]);
  if (!value) return null;
  return (
    <ChangeLanguageContext value={change}>
      <LanguageContext value={value}>
        <TextsProvider texts={value.components}>{children}</TextsProvider>
      </LanguageContext>
    </ChangeLanguageContext>
  );
}
