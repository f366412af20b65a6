import { english } from './english.ts';
import type { Language } from './family-data.ts';
import type { FamilyTexts } from './family-texts.ts';
import { hindi } from './hindi.ts';

/** The sheet’s own words in each language. */
export const FAMILY_TEXTS: Record<Language, FamilyTexts> = { en: english, hi: hindi };
