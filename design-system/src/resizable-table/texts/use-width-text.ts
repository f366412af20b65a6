import { useTexts } from '../../language/TextsProvider.tsx';

// Apart from the catalogues of all components, which every page of the site loads: only this entry point loads them.
const widthOf: Record<ReturnType<typeof useTexts>['locale'], (column: string) => string> = {
  'en-IN': (column) => `Width of ${column}`,
  'hi-IN': (column) => `${column} की चौड़ाई`,
};

/** Names what changes the width of a column, in the language of the nearest `TextsProvider`. */
export const useWidthText = () => widthOf[useTexts().locale];
