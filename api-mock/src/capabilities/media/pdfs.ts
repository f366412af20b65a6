import type * as Brochure from './brochure/brochure.ts';
import type * as FamilySheet from './family-sheet/family-sheet.ts';

/* The PDF library is large, so it is loaded with the first PDF. */

/** A programme's brochure. */
export const brochureOf: typeof Brochure.brochureOf = async (...facts) =>
  (await import('./brochure/brochure.ts')).brochureOf(...facts);

/** A programme's sheet for the family. */
export const familySheetPdf: typeof FamilySheet.familySheetPdf = async (...facts) =>
  (await import('./family-sheet/family-sheet.ts')).familySheetPdf(...facts);
