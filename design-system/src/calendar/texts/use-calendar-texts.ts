import { useTexts } from '../../language/TextsProvider.tsx';
import type { CalendarTexts } from './calendar-texts.ts';
import { english } from './english.ts';
import { hindi } from './hindi.ts';

// Apart from the catalogues of all components, which every page of the site loads: only this entry point loads them.
const texts: Record<ReturnType<typeof useTexts>['locale'], CalendarTexts> = { 'en-IN': english, 'hi-IN': hindi };

/** The texts of a calendar in the language of the nearest `TextsProvider`. */
export const useCalendarTexts: () => CalendarTexts = () => texts[useTexts().locale];
