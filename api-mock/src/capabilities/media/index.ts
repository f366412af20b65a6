export { media } from './capability.ts';
export { asSent, filesOn, resolveMedia, withMedia } from './facts.ts';
export { pdfNameAt } from './files.ts';
export { brochureOf } from './brochure/brochure.ts';
export { familySheetPdf } from './family-sheet/family-sheet.ts';
export { trashedFiles } from './trashed-files.ts';
export { insertPictures, type PictureFile, preparePictures, type SeededPicture } from './seeded.ts';
