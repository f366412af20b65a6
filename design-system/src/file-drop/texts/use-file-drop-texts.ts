import { useTexts } from '../../language/TextsProvider.tsx';
import type { FileDropTexts } from './file-drop-texts.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';

// Apart from the catalogues of all components, which every page of the site loads: only this entry point loads them.
const texts: Record<ReturnType<typeof useTexts>['locale'], FileDropTexts> = { 'en-IN': english, 'hi-IN': hindi };

/** The texts of the file drop in the language of the nearest `TextsProvider`. */
export const useFileDropTexts: () => FileDropTexts = () => texts[useTexts().locale];
