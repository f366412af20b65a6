export { media } from './capability.ts';
export { asSent, filesOn, resolveMedia, withMedia } from './facts.ts';
export { addressesIn, addressOf, endingOfName, pdfNameAt } from './files.ts';
export { brochureOf, familySheetPdf } from './pdfs.ts';
export { media as mediaRows } from './tables.ts';
export { trashedFiles } from './trashed-files.ts';
export { insertPictures, type PictureFile, preparePictures, type SeededPicture } from './seeded.ts';
