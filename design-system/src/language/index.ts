export type { CalendarView, ComponentTexts, Locale } from './component-texts.ts';
export { english } from './english.ts';
export { hindi } from './hindi.ts';
export { TextsProvider, type TextsProviderProps } from './TextsProvider.tsx';
