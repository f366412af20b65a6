export { default as english } from './english.json';
export { default as hindi } from './hindi.json';
export { type ComponentTexts, type Locale, TextsProvider, type TextsProviderProps } from './TextsProvider.tsx';
