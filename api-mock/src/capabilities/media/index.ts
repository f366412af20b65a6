export { media } from './capability.ts';
export { asSent, filesOn, resolveMedia, withMedia } from './facts.ts';
export { pdfNameAt } from './files.ts';
export { brochureOf, familySheetPdf } from './pdfs.ts';
export { trashedFiles } from './trashed-files.ts';
export { insertPictures, type PictureFile, preparePictures, type SeededPicture } from './seeded.ts';
