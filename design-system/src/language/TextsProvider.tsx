import { createContext, type ReactNode, useContext } from 'react';
import type { ComponentTexts } from './component-texts.ts';
import { english } from './english.ts';

const TextsContext = createContext<ComponentTexts>(english);

/** Props of {@link TextsProvider}. */
export interface TextsProviderProps {
  /** `hindi`, or a catalogue of one's own; only the one that is imported is loaded. */
  texts: ComponentTexts;
  children: ReactNode;
}

/** Chooses the language of what components say of themselves; without it they speak English. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** The texts of the nearest {@link TextsProvider}. */
export const useTexts = (): ComponentTexts => useContext(TextsContext);
