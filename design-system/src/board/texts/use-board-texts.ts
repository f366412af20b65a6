import { useTexts } from '../../language/TextsProvider.tsx';
import type { BoardTexts } from './board-texts.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';

// Apart from the catalogues of all components, which every page of the site loads: only this entry point loads them.
const texts: Record<ReturnType<typeof useTexts>['locale'], BoardTexts> = { 'en-IN': english, 'hi-IN': hindi };

/** The texts of a board in the language of the nearest `TextsProvider`. */
export const useBoardTexts: () => BoardTexts = () => texts[useTexts().locale];
