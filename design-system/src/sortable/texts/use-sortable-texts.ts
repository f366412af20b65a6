import { useTexts } from '../../language/TextsProvider.tsx';
import type { SortableTexts } from './sortable-texts.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';

// Apart from the catalogues of all components, which every page of the site loads: only this entry point loads them.
const texts: Record<ReturnType<typeof useTexts>['locale'], SortableTexts> = { 'en-IN': english, 'hi-IN': hindi };

/** The texts of lists that are put in order in the language of the nearest `TextsProvider`. */
export const useSortableTexts: () => SortableTexts = () => texts[useTexts().locale];
