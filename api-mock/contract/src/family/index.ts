/**
 * The sheet for the family: what it says, in English and Hindi, for the page and the PDF. A door of its own, so that
 * its words are loaded by these alone.
 */
export { type FamilyData, familyData, familyPath, type Language, LANGUAGES } from './family-data.ts';
export { type FamilySheet, familySheet, localisedStaffText, type LocalisedText } from './sheet.ts';
export type { FamilyTexts } from './family-texts.ts';
export { FAMILY_TEXTS } from './texts.ts';
