import { createContext, type ReactNode, useContext } from 'react';
import english from './english.json';

/** A language and region that dates and numbers are written for. */
export type Locale = 'en-IN' | 'hi-IN';

/** The texts of the components in one language; `{name}` in a text is a value that the component fills in. */
export type ComponentTexts = typeof english;

const TextsContext = createContext<ComponentTexts>(english);

/** Props of {@link TextsProvider}. */
export interface TextsProviderProps {
  /** `hindi`, or a catalogue of your own; only the one that is imported is loaded. */
  texts: ComponentTexts;
  children: ReactNode;
}

/** Chooses the language of the components' own texts; English without it. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** The texts of the nearest {@link TextsProvider}. */
export const useTexts = () => useContext(TextsContext) as ComponentTexts & { locale: Locale };

/** The texts of an entry point that has its own, because every page of the site loads those of the components. */
export const useTextsOf = <Texts,>(texts: Record<Locale, Texts>): Texts => texts[useTexts().locale];
