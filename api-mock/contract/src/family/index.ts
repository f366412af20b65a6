/** The sheet for the family, in English and Hindi; apart, so that only page and PDF load its texts. */
export { type FamilyData, familyData, familyPath, type Language, LANGUAGES } from './family-data.ts';
export { FAMILY_TEXTS, type FamilySheet, familySheet, localisedStaffText, type LocalisedText } from './sheet.ts';
export type { FamilyTexts } from './english.ts';
